import { contract } from '../widgets/site/copy-text/contract'
import manual from '../widgets/site/copy-text/contract.ts?raw'
import { CopyText } from '../widgets/site/copy-text/copy-text'
import { examples } from '../widgets/site/copy-text/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: CopyText, examples, manual })

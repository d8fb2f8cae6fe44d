import { AccountMenu } from '../widgets/site/account-menu/account-menu'
import { contract } from '../widgets/site/account-menu/contract'
import manual from '../widgets/site/account-menu/contract.ts?raw'
import { examples } from '../widgets/site/account-menu/examples'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({ contract, component: AccountMenu, examples, manual })

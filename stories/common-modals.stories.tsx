import { publish } from '@firstrung/api'
import { CommonModals } from '../widgets/site/common-modals/common-modals'
import { contract } from '../widgets/site/common-modals/contract'
import manual from '../widgets/site/common-modals/contract.ts?raw'
import { examples } from '../widgets/site/common-modals/examples'
import { CommonModalsScene } from './support/scenes'
import { widgetMeta } from './support/widget-stories'

export default widgetMeta({
  ...{ contract, component: CommonModals, examples, manual, scene: CommonModalsScene },
  afterMount: () => publish('modal', { name: 'login' }),
})

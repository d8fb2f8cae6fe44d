import { contract } from '../widgets/job/recently-viewed/contract'
import manual from '../widgets/job/recently-viewed/contract.ts?raw'
import { examples } from '../widgets/job/recently-viewed/examples'
import { RecentlyViewed } from '../widgets/job/recently-viewed/recently-viewed'
import { addJobs } from '../widgets/job/recently-viewed/use-viewed-jobs'
import type { SceneProps } from './support/island'
import { widgetMeta } from './support/widget-stories'

const TITLES = ['Track design internship', 'Graduate control engineer', 'Data analyst, year in industry']

/** A browser in which the visitor has viewed three jobs. */
function Scene({ children }: SceneProps) {
  for (const [index, title] of TITLES.entries()) {
    const job = { id: 90 + index, title, company: 'Copperline', url: `/jobs/${90 + index}` }
    addJobs({ job, saved: [], signedIn: false })
  }
  return children
}

export default widgetMeta({ contract, component: RecentlyViewed, examples, manual, scene: Scene })

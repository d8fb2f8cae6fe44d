import { contract } from '../widgets/job/job-redirect-modal/contract'
import manual from '../widgets/job/job-redirect-modal/contract.ts?raw'
import { examples } from '../widgets/job/job-redirect-modal/examples'
import { JobRedirectModal, type JobRedirectModalProps } from '../widgets/job/job-redirect-modal/job-redirect-modal'
import { widgetMeta } from './support/widget-stories'

/** The widget shows nothing until a link on the page opens it. */
function WithLink(props: JobRedirectModalProps) {
  return (
    <>
      <a href={`/go/job/${props.id}`}>Apply for {props.title}</a>
      <JobRedirectModal {...props} />
    </>
  )
}

export default widgetMeta({
  ...{ contract, component: WithLink, examples, manual },
  afterMount: () => document.querySelector<HTMLElement>('a[href^="/go/"]')?.click(),
})

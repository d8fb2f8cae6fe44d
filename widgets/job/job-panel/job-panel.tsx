import { useOpenedJob } from './use-opened-job'

export function JobPanel() {
  const { Job, path, close } = useOpenedJob()
  return <div className="w-job-panel">{Job && path !== undefined ? <Job path={path} onClose={close} /> : null}</div>
}

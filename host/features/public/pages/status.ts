import { ageOfOldestDueJob, countFailingJobs, findMailRefusal } from '../../../queue/overview'
import type { Services } from '../../../services'
import { listFeeds, presentFeed } from '../../team/feeds'

/** Seconds. Emails that wait longer are late. */
const LATE_AFTER = 600

/** The status page is public, so it holds counts only. */
export async function loadStatus({ clock, database, db, lifecycle, queue }: Services) {
  lifecycle.apply({ type: 'probed', ...(await database.probe()) })
  if (!lifecycle.serving) {
    return { working: false, now: clock.now() }
  }
  const [failedTasks, failingTasks, age, mailRefusal, feeds] = await Promise.all([
    queue.countFailedJobs(),
    countFailingJobs(db),
    ageOfOldestDueJob(db),
    findMailRefusal(db),
    listFeeds(db),
  ])
  const areEmailsLate = age > LATE_AFTER
  const counts = { failedTasks, failingTasks, areEmailsLate, mailRefusal }
  return { working: true, now: clock.now(), ...counts, feeds: feeds.map(presentFeed) }
}

import { ageOfOldestDueJob, countFailingJobs, findMailRefusal } from '../../queue/overview'
import type { Services } from '../../services'
import { listFeeds, presentFeed } from '../feeds'

/** Emails that wait for longer than this are late, in seconds. */
const LATE_AFTER = 600

/** Returns the state of the site and of its background work; the page shows it to everyone, so it holds counts only. */
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

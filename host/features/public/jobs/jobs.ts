import type { Job } from '../../../queue/job'
import { purgeJob } from '../../../queue/purge-job'
import { closeUnseen, UNSEEN_DAYS } from './close-commands'

export const jobs: readonly Job[] = [
  {
    name: 'close-unseen-jobs',
    about: `Closes adverts without dates that their feed has not listed for ${UNSEEN_DAYS} days.`,
    schedule: '35 * * * *',
    run: async ({ db }, { at }) => void (await closeUnseen(db, at)),
  },
  purgeJob({
    name: 'purge-feed-entries',
    about: 'Deletes what is known of records that no feed has listed for two years.',
    schedule: '58 3 * * *',
    table: 'feed_entries',
    column: 'seen_at',
    days: 730,
  }),
]

import type { Job } from '../../../../queue/job'
import { sketchReviews } from './check-commands'

export const jobs: readonly Job[] = [
  {
    name: 'sketch-reviews',
    about: 'Prepares new texts of reviews for the search for copies.',
    schedule: '*/10 * * * *',
    run: ({ db }) => sketchReviews(db),
  },
]

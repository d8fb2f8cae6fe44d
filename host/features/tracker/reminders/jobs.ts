import type { Job } from '../../../queue/job'
import { sendReminders } from './commands'

export const jobs: readonly Job[] = [
  {
    name: 'send-reminders',
    about: 'Mails reminders of jobs that close, and news of what people saved, from 09:00 to 20:00.',
    schedule: '0 9-20 * * *',
    run: (services, { at }) => sendReminders(services, at),
  },
]

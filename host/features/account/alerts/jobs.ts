import type { Job } from '../../../queue/job'
import { sendAlerts } from './commands'

export const jobs: readonly Job[] = [
  {
    name: 'send-daily-alerts',
    about: 'Mails the new jobs of saved searches to people who want them daily.',
    schedule: '0 15 * * *',
    run: (services, { at }) => sendAlerts(services, 'daily', at),
  },
  {
    name: 'send-weekly-alerts',
    about: 'Mails the new jobs of saved searches to people who want them weekly.',
    schedule: '0 17 * * 5',
    run: (services, { at }) => sendAlerts(services, 'weekly', at),
  },
]

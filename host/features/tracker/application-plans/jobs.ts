import { inTransaction } from '../../../db/transaction'
import type { Job } from '../../../queue/job'
import { enqueueMails } from '../../../queue/mail'
import type { Services } from '../../../services'
import { type AppointmentReminder, takeDueAppointments } from './queries'

const AT_ONCE = 100

export const jobs: readonly Job[] = [
  {
    name: 'remind-of-appointments',
    about: 'Mails reminders of appointments: from 18:00 on the evening before, and an hour before.',
    schedule: '*/5 * * * *',
    async run(services, { at }) {
      await remind(services, 'evening', at)
      await remind(services, 'hour', at)
    },
  },
]

async function remind({ db, queue }: Services, reminder: AppointmentReminder, at: Date): Promise<void> {
  for (let count = AT_ONCE; count === AT_ONCE;) {
    count = await inTransaction(db, async trx => {
      const rows = await takeDueAppointments(trx, { reminder, at, limit: AT_ONCE })
      const ids = rows.map(({ id, user_id }) => ({ user: user_id, appointment: id, hour: reminder === 'hour' ? 1 : 0 }))
      await enqueueMails(queue, trx, { mail: 'appointment', ids })
      return rows.length
    })
  }
}

import { createCaller, register } from '../support/session'

export interface Amounts {
  /** Total of saved items, including external jobs. */
  saved: number
  external: number
  notes: number
}

const NOTES_A_JOB = 50

/** Opens an account with a number of saved items, external jobs and notes, and returns the Cookie header of its session. */
export async function openPerson(url: string, name: string, { saved, external, notes }: Amounts): Promise<string> {
  const cookie = await register(url, `${name}@example.test`)
  const call = createCaller(url, cookie)
  const post = (path: string, body: object) => call<{ id: number }>('POST', path, body)
  const jobs: { jobId?: number; externalJobId?: number }[] = []
  for (let index = 0; index < external; index++) {
    const body = { jobTitle: `Laboratory placement ${index}`, companyName: 'Fen Bioscience', deadline: '2027-05-31' }
    const { id } = await post('/ajax/user/external-jobs', body)
    jobs.push({ externalJobId: id })
  }
  for (const [type, id] of (await listItems(url)).slice(0, saved - external)) {
    await post(`/ajax/saved-items/${type}`, { id })
    if (type === 'jobs') {
      jobs.push({ jobId: id })
    }
  }
  for (let index = 0; index < notes; index++) {
    const job = jobs[Math.floor(index / NOTES_A_JOB) % jobs.length]
    const text = `Note ${index}: ask about the team, the start date and the test.`
    await post('/ajax/user/job-notes', { ...job, text })
  }
  return cookie
}

async function listItems(url: string): Promise<[type: string, id: number][]> {
  const items: [string, number][] = []
  for (const type of ['jobs', 'reviews'] as const) {
    const map = await (await fetch(`${url}/sitemaps/${type}-1.xml`)).text()
    const paths = map.matchAll(new RegExp(`<loc>[^<]*/${type}/(\\d+)-[^<]*</loc>`, 'g'))
    items.push(...[...paths].map(([, id]): [string, number] => [type, Number(id)]))
  }
  return items
}

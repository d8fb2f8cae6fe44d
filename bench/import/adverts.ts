import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const PLACES = [
  'Leeds, West Yorkshire',
  'Bristol',
  'Cardiff, Wales',
  'Remote',
  'Newcastle upon Tyne',
  'Glasgow, Scotland',
]
const TITLES = [
  'Site Engineer',
  'Data Analyst',
  'Staff Nurse',
  'Graduate Buyer',
  'Warehouse Intern',
  'Trainee Solicitor',
]
const SENTENCE = 'You plan the week with your team &amp; keep the customer&#39;s wishes in mind. '

/** Writes adverts about as long as real ones (4 kB), escaped once, with eight adverts per employer. */
export async function writeAdverts(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file)
  for (let number = 0; number < count; number += 1) {
    if (!stream.write(`${JSON.stringify(advert(number))}\n`)) {
      await once(stream, 'drain')
    }
  }
  stream.end()
  await once(stream, 'close')
}

export async function writeReviews(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file)
  for (let number = 0; number < count; number += 1) {
    if (!stream.write(`${JSON.stringify(review(number))}\n`)) {
      await once(stream, 'drain')
    }
  }
  stream.end()
  await once(stream, 'close')
}

function advert(number: number) {
  const paragraphs = Array.from({ length: 8 }, (_, i) => `&lt;p&gt;${number}.${i} ${SENTENCE.repeat(5)}&lt;/p&gt;`)
  return {
    title: `${pick(TITLES, number)} ${number}`,
    description: paragraphs.join('\n'),
    hiringOrganization: { name: `Northgate ${Math.floor(number / 8)} LIMITED` },
    jobLocation: { name: pick(PLACES, number), address: { addressCountry: 'GB' } },
    baseSalary: {
      currency: 'GBP',
      value: { value: `£${20_000 + (number % 9) * 1_000} to £32,000 a year`, unitText: 'YEAR' },
    },
    datePosted: new Date(Date.now() - (number % 60) * 86_400_000).toISOString(),
    x_id: String(number),
    x_source: 'bench',
    x_descriptionFormat: 'html-escaped',
  }
}

function review(number: number) {
  return {
    id: String(number),
    source: 'bench',
    company: `Northgate ${number % 500}`,
    jobTitle: pick(TITLES, number),
    employment: 'Former Employee',
    location: pick(PLACES, number),
    date: new Date(Date.now() - (number % 900) * 86_400_000).toISOString().slice(0, 10),
    ratings: { overall: (number % 5) + 1, workLifeBalance: 3, careerOpportunities: 4 },
    headline: `Review number ${number}`,
    pros: `Kind people and honest plans, number ${number}.`,
    cons: 'The office is far from the station.',
  }
}

const pick = (from: readonly string[], number: number): string => from[number % from.length] ?? ''

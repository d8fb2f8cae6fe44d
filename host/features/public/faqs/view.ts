import type { listFaqs } from './queries'

type FaqRow = Awaited<ReturnType<typeof listFaqs>>[number]

const TOPICS: Readonly<Record<string, string>> = {
  about: 'About Firstrung',
  jobs: 'Jobs and applying',
  reviews: 'Reviews and ratings',
  account: 'Your account',
  privacy: 'Your data',
}

/** Known topics come first, then others in the order of their questions. */
export function presentTopics(rows: readonly FaqRow[]) {
  const known = Object.keys(TOPICS).filter(topic => rows.some(row => row.topic === topic))
  return [...new Set([...known, ...rows.map(({ topic }) => topic)])].map(topic => ({
    id: `topic-${topic}`,
    name: TOPICS[topic] ?? topic,
    items: rows
      .filter(row => row.topic === topic)
      .map(({ slug, question, answer }) => ({ id: slug, question, answer })),
  }))
}

export function faqPage(rows: readonly FaqRow[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: rows.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

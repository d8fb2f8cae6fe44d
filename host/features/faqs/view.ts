import type { listFaqs } from './queries'

type FaqRow = Awaited<ReturnType<typeof listFaqs>>[number]

/** What people read above the questions of each topic. */
const TOPICS: Readonly<Record<string, string>> = {
  about: 'About Firstrung',
  jobs: 'Jobs and applying',
  reviews: 'Reviews and ratings',
  account: 'Your account',
  privacy: 'Your data',
}

/** Questions by topic: the topics we know in their order, then any other as its first question comes. */
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

/** Schema.org FAQPage. */
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

import type { listFaqs } from './queries'

type FaqRow = Awaited<ReturnType<typeof listFaqs>>[number]

/** Questions by topic, in the order in which their topics first appear. */
export function presentTopics(rows: readonly FaqRow[]) {
  const topics = new Map<string, { id: string; question: string; answer: string }[]>()
  for (const { slug, topic, question, answer } of rows) {
    const items = topics.get(topic) ?? []
    items.push({ id: slug, question, answer })
    topics.set(topic, items)
  }
  return [...topics].map(([name, items]) => ({ name, items }))
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

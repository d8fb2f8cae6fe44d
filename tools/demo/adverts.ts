import { escapeHtml } from '../../host/lib/escape-html'
import type { Random } from '../../host/lib/random'
import { upperFirst } from '../../host/lib/upper-first'
import { listed } from './companies'
import { fill, fillSlots } from './fill'
import { type Family, listOf } from './texts'

interface Advert {
  random: Random
  family: Family
  values: Readonly<Record<string, string>>
}

/** Uses only HTML of the allow-list. The parts come in one of several orders. */
export function writeAdvert(advert: Advert): string {
  const { random } = advert
  const pickText = (from: readonly string[]) => escapeHtml(fill(random.pick(from), advert.values))
  const middle = random.some(listOf('advert-middles'), 2).map(text => escapeHtml(fill(text, advert.values)))
  const opening = `<p>${pickText(listOf('advert-openings'))}</p><p>${middle.join(' ')}</p>`
  const parts = [duties(advert), ...random.some([skills(advert), learning(advert)], 2)]
  if (random.chance(0.25)) {
    parts.splice(1, 0, plan(advert))
  }
  const ending = random.chance(0.75)
    ? `<h3>${random.pick(['Pay and benefits', 'What we offer', 'And also'])}</h3>${perks(advert)}`
    : ''
  return `${opening}${parts.join('')}${ending}<p>${pickText(listOf('advert-closings'))}</p>`
}

function duties({ random, family, values }: Advert): string {
  const chosen = random.some(family.duties, random.between(3, family.duties.length))
  const heading = random.pick(listOf('advert-duty-headings'))
  const lead = random.chance(0.5) ? `<p>${escapeHtml(fill('In the {team} team you will:', values))}</p>` : ''
  return `<h3>${heading}</h3>${lead}${list('ul', chosen.map(sentence))}`
}

function skills({ random, family }: Advert): string {
  const chosen = random.some(family.skills, random.between(2, family.skills.length))
  const note = escapeHtml(random.pick(listOf('advert-skill-notes')))
  const body = random.chance(0.7)
    ? `${list('ul', chosen.map(sentence))}<p>${note}</p>`
    : `<p>We look for ${escapeHtml(listed(chosen))}. <em>${note}</em></p>`
  return `<h3>${random.pick(listOf('advert-skill-headings'))}</h3>${body}`
}

function learning({ random, family, values }: Advert): string {
  const learn = listed(random.some(family.learns, random.between(2, family.learns.length)))
  return `<h3>${random.pick(listOf('advert-learn-headings'))}</h3><p>${escapeHtml(fill(random.pick(listOf('advert-learn-leads')), { ...values, learn }))}</p>`
}

function plan({ values }: Advert): string {
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]))
  return `<h4>How the time is planned</h4>${list(
    'ol',
    listOf('advert-timeline').map(step => fill(step, escaped)),
  )}`
}

function perks({ random, values }: Advert): string {
  const chosen = random.some(listOf('advert-perks'), random.between(3, 6)).map(perk => fillSlots(perk, values))
  return random.chance(0.6) ? list('ul', chosen.map(sentence)) : `<p>${sentence(listed(chosen))}.</p>`
}

export function writeApplySteps({ random, values }: Advert): string {
  const steps = random.some(listOf('advert-apply-steps'), random.between(1, 3)).map(escapeHtml)
  const body = steps.length > 1 ? list('ol', steps) : `<p>${steps[0] ?? ''}</p>`
  return `${body}<p>${escapeHtml(fill(random.pick(listOf('advert-apply-notes')), values))}</p>`
}

function sentence(text: string): string {
  return escapeHtml(upperFirst(text))
}

function list(tag: 'ul' | 'ol', items: readonly string[]): string {
  return `<${tag}>${items.map(item => `<li>${item}</li>`).join('')}</${tag}>`
}

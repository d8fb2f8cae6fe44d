import type { InsertRow } from '../../host/db/insert-rows'
import { nameKey } from '../../host/lib/name-key'
import type { Random } from '../../host/lib/random'
import { createRandom } from '../../host/lib/random'
import { slugOf } from '../../host/lib/slug'
import type { Directory } from './directory'
import { fill } from './fill'
import { captions, type Employer, employers, listOf } from './texts'
import { daysFrom } from './time'

export interface DemoCompany extends Employer {
  slug: string
  /** All copies of an employer have the same logo. */
  logo: string
  host: string
  random: Random
}

export function listCompanies(copy: number): DemoCompany[] {
  return employers.map(employer => {
    const name = copy === 0 ? employer.name : `${employer.name} ${copy + 1}`
    const slug = slugOf(name)
    return {
      ...employer,
      name,
      slug,
      logo: `/pictures/logo/${slugOf(employer.name)}.svg`,
      host: `${slug}.example`,
      random: createRandom(`company ${slug}`),
    }
  })
}

export const SOURCE = 'demo'

export function companyRow(company: DemoCompany, directory: Directory, now: Date): InsertRow<'companies'> {
  const { random } = company
  const created = daysFrom(now, -random.between(500, 1500))
  return {
    slug: company.slug,
    name: company.name,
    name_key: nameKey(company.name),
    logo: company.logo,
    cover: `/pictures/cover/${random.pick(company.scenes)}-${company.slug}.svg`,
    industry_id: directory.entity('company-industries', company.industry).id,
    size_band: company.size,
    founded: company.founded,
    head_office: company.towns[0] ?? null,
    offices: [...company.towns],
    website: `https://www.${company.host}`,
    apply_hosts: [`careers.${company.host}`, `www.${company.host}`],
    about: about(company),
    why_us: random.some(listOf('profile-reasons'), random.between(3, 5)),
    benefits: random.some(listOf('profile-benefits'), random.between(5, 9)),
    visa_licence: random.pick(['yes', 'yes', 'no', 'unknown'] as const),
    opens_months: random.pick([[9, 10], [10], [9], [1, 2], [9, 10, 11], [8, 9], [11, 1], []]),
    logo_consent: random.chance(0.8),
    status: 'live',
    source: SOURCE,
    source_id: company.slug,
    created_at: created,
    updated_at: daysFrom(created, random.between(0, 400)),
  }
}

const STAFF = {
  '1-49': 'about 30',
  '50-249': 'about 140',
  '250-999': 'some 600',
  '1000-4999': 'some 2,400',
  '5000+': 'more than 7,000',
}

function about(company: DemoCompany): string {
  const { name, does, people, towns, founded, size, random } = company
  const values = {
    name,
    does,
    people,
    things: listed(random.some(company.things, 3)),
    town: towns[0] ?? '',
    founded: String(founded),
    staff: STAFF[size],
  }
  return ['profile-firsts', 'profile-seconds', 'profile-thirds']
    .map(part => fill(random.pick(listOf(part)), values))
    .join('\n\n')
}

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** Six to ten drawn pictures; every ninth employer also has a clip. */
export function galleryRows(company: DemoCompany, companyId: number, index: number): InsertRow<'gallery_items'>[] {
  const { random, scenes } = company
  const pictures = Array.from({ length: random.between(6, 10) }, (_, position) => {
    const scene = scenes[position % scenes.length] ?? 'office'
    return pictureRow(company, position, scene)
  })
  if (index % 9 === 0) {
    pictures.splice(2, 0, clipRow(company))
  }
  return pictures.map((row, position) => ({ company_id: companyId, ...row, position }))
}

function pictureRow(
  company: DemoCompany,
  position: number,
  scene: string,
): Omit<InsertRow<'gallery_items'>, 'company_id'> {
  const { random } = company
  const { alt, captions: texts } = captions.get(scene) ?? { alt: 'A drawing of a place of work', captions: [] }
  const src = `/pictures/scene/${scene}-${company.slug}-${position + 1}.svg`
  const values = { town: random.pick(company.towns) }
  const title = fill(texts.length > 0 ? random.pick(texts) : alt, values)
  const description = random.chance(0.5) ? fill(`Part of {town}: ${random.pick(company.things)}.`, values) : ''
  return {
    position,
    type: 'image',
    src,
    thumb: src,
    width: 1200,
    height: 800,
    alt,
    title,
    description,
    poster: null,
  }
}

function clipRow(company: DemoCompany): Omit<InsertRow<'gallery_items'>, 'company_id'> {
  const poster = '/pictures/clips/night-shift.svg'
  return {
    position: 0,
    type: 'video',
    src: '/pictures/clips/night-shift.mp4',
    thumb: poster,
    width: 960,
    height: 640,
    alt: 'A short drawn film: a train crosses a bridge at dusk',
    title: `A minute at ${company.name}`,
    description: 'A drawn clip without sound.',
    poster,
  }
}

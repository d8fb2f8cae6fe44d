import { counted, pounds } from '../../../lib/formats'
import { lowerFirst, nounsOf } from '../../../search/filters'
import { presentDots, type Scale, scaleBy } from './charts'
import type { FigureRow, listPaidRoles, RoleRow } from './queries'
import { listPay } from './view'

/** The three job types with most reviews. */
const TYPES = ['placement', 'internship', 'graduate'] as const
/** In pounds a year. */
export const PAY_STEP = 5000

const FIRST = 12

type Pay = ReturnType<typeof listPay>[number]

interface PaidRole extends RoleRow {
  /** Typical pay, in the order of `TYPES`; undefined if there are too few reviews. */
  pay: (Pay | undefined)[]
}

/** Best-paid placements come first. Families are included only if none of their roles has figures. */
export function rankRoles(roles: readonly RoleRow[], figures: readonly FigureRow[]): PaidRole[] {
  const families = new Set(roles.map(({ family }) => family))
  return roles
    .filter(({ name }) => !families.has(name))
    .map(role => {
      const own = listPay(figures.filter(row => row.subject_id === role.id))
      return { ...role, pay: TYPES.map(slug => own.find(pay => pay.slug === slug)) }
    })
    .sort((a, b) => rankOf(b) - rankOf(a) || b.count - a.count)
}

const rankOf = ({ pay: [placement, ...others] }: PaidRole) =>
  placement ? placement.median : Math.max(-1, ...others.map(pay => (pay ? 0 : -1)))

export function presentPayByRole(ranked: readonly PaidRole[], wanted?: string) {
  const paid = ranked.filter(({ pay }) => pay.some(Boolean))
  const chosen = paid.find(({ slug }) => slug === wanted) ?? paid[0]
  const scale = scaleBy(
    PAY_STEP,
    paid.flatMap(({ pay }) => pay.flatMap(own => (own ? [own.median] : []))),
  )
  const rows = ranked.map(role => ({ ...presentRow(role, scale), current: role === chosen }))
  return {
    chosen: chosen ? presentChosen(chosen, ranked) : null,
    scale: { least: pounds(scale.least), most: pounds(scale.most) },
    rows,
    first: rows.slice(0, FIRST),
    more: rows.slice(FIRST),
    isMoreOpen: rows.findIndex(({ current }) => current) >= FIRST,
  }
}

function presentRow({ name, slug, pay }: PaidRole, scale: Scale) {
  const url = `/insights/${slug}`
  return {
    name,
    url,
    /** Chooses the role on the overview, if it has figures to show there. */
    choose: pay.some(Boolean) ? `/insights?role=${slug}#pay` : url,
    dots: presentDots(
      pay.map(own => own?.median),
      scale,
    ),
    cells: pay.map(own => (own ? formatPay(own) : 'Too few reviews')),
  }
}

function presentChosen(role: PaidRole, ranked: readonly PaidRole[]) {
  const [first, ...others] = role.pay.flatMap(pay => (pay ? [pay] : []))
  const isHighest = role.pay[0] && ranked.every(other => other === role || rankOf(other) < rankOf(role))
  return {
    name: role.name,
    url: `/insights/${role.slug}`,
    figure: `${pounds(first?.median ?? 0)} a year`,
    text: `Typical ${first?.noun ?? ''} pay in ${lowerFirst(role.name)}${isHighest ? ', more than in any other role' : ''}.`,
    count: counted(first?.count ?? 0, 'review'),
    others: others.map(pay => `${pay.name}: ${formatPay(pay)}`),
  }
}

const formatPay = ({ median, count }: Pay) => `${pounds(median)} (${counted(count, 'review')})`

export function presentTypicalPay(roles: Awaited<ReturnType<typeof listPaidRoles>>) {
  const [first] = roles
  const shown = roles.filter(({ type }) => type.slug === first?.type.slug)
  const most = Math.max(...shown.map(({ figures }) => figures.median))
  return (
    first && {
      noun: nounsOf(first.type)[1],
      rows: shown.map(({ name, slug, count, figures: { median } }) => ({
        ...{ name, url: `/insights/${slug}`, pay: pounds(median), count },
        ...{ from: 0, width: Math.round((100 * median) / most) },
      })),
    }
  )
}

import { lineAt, linesAt, Rejection, sourceOf, textAt, type Fields } from '../read/fields'
import { cleanLine, cleanText } from '../text/line'
import { bestName, readCompanyName, readSizeBand, readWebAddress, readYear } from '../values/company'
import { readIndustry } from '../values/industry'
import type { CompanyRecord, ReadContext } from './types'

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i

export function readCompany(fields: Fields, context: ReadContext): CompanyRecord {
  const names = [fields.name, ...(Array.isArray(fields.aliases) ? (fields.aliases as unknown[]) : [])]
  const readable = names.map(readCompanyName).filter(Boolean)
  const name = bestName(readable)
  if (!name) {
    throw new Rejection('it has no name')
  }
  return {
    kind: 'companies',
    source: linesAt(fields, 'sources')[0] ?? sourceOf(fields),
    sourceId: lineAt(fields, 'id') || lineAt(fields, 'key') || name,
    name,
    otherNames: readable,
    industrySlug: readIndustry(
      [lineAt(fields, 'industry'), lineAt(fields, 'sector'), ...linesAt(fields, 'industries')].filter(Boolean),
      linesAt(fields, 'sicCodes'),
    ),
    row: {
      size_band: readSizeBand(fields.size),
      founded: readYear(fields.founded, context.now),
      head_office: readHeadOffice(fields, context),
      website: readWebAddress(fields.website),
    },
  }
}

/** The first part of an address is a building or a street, and the postcode adds nothing. */
function readHeadOffice(fields: Fields, { resolvePlace }: ReadContext): string | null {
  const parts = cleanText(textAt(fields, 'address'))
    .split(/[,\n]/)
    .map(part => cleanLine(part.replace(POSTCODE, '')))
    .filter(part => part && !/\d/.test(part))
  const text = parts.slice(parts.length > 2 ? 1 : 0).join(', ')
  return text ? (resolvePlace({ text, country: 'GB' }).places[0]?.town ?? null) : null
}

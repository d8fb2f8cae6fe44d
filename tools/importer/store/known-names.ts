import { insertRows } from '../../../host/db/insert-rows'
import type { Db } from '../../../host/db/tables'
import { inTransaction } from '../../../host/db/transaction'
import { nameKey } from '../../../host/lib/name-key'

/** Each line has the names of one employer. The first stored one takes the others as aliases. */
const LINES = `
  Ernst & Young, Ernst & Young Services, Ernst and Young LLP, EY, E&Y, EY UK
  PricewaterhouseCoopers, PricewaterhouseCoopers LLP, Price Waterhouse Coopers, PwC, PwC UK, PricewaterhouseCoopers Services
  KPMG, KPMG UK, KPMG LLP, Klynveld Peat Marwick Goerdeler
  Deloitte, Deloitte LLP, Deloitte & Touche, Deloitte UK
  Marks & Spencer, Marks and Spencer, Marks & Spencer Group, M&S, M and S, Marks & Sparks
  JPMorgan Chase, JP Morgan, J.P. Morgan, JPMorgan Chase & Co, JPM, JP Morgan Chase, J.P. Morgan Limited
  British Broadcasting Corporation, BBC
  GSK, GlaxoSmithKline, Glaxo Smith Kline
  HSBC, HSBC Bank, HSBC UK, HSBC UK Bank
  Royal Bank of Scotland, RBS
  NatWest Group, NatWest, National Westminster Bank
  Lloyds Banking Group, Lloyds, Lloyds Bank, Lloyds TSB
  Barclays, Barclays Bank
  British Airways, BA
  BT, BT Group, British Telecom, British Telecommunications
  BAE Systems, BAE, British Aerospace
  Rolls-Royce, Rolls Royce
  Jaguar Land Rover, JLR, Jaguar Landrover, Jaguar Land Rover Limited
  Procter & Gamble, P&G, Procter and Gamble UK
  IBM, International Business Machines, IBM United Kingdom
  Boston Consulting Group, BCG
  McKinsey & Company, McKinsey
  TikTok, Tik Tok, ByteDance
  Sainsbury's, J Sainsbury, Sainsbury's Supermarkets, Sainsburys
  Tesco, Tesco Stores
  ASDA, Asda Stores
  Morrisons, Wm Morrison Supermarkets, William Morrison
  John Lewis Partnership, John Lewis, Waitrose, Waitrose & Partners
  Co-op, The Co-operative Group, Co-operative Group
  Boots, Boots UK, Boots Management Services
  Arup, Ove Arup & Partners, Ove Arup & Partners International
  Civil Service, HM Civil Service, UK Civil Service
  Government Communications Headquarters, GCHQ
  Ministry of Defence, MoD
  HM Revenue & Customs, HMRC
  Department for Work and Pensions, DWP
  Transport for London, TfL
  Network Rail, Network Rail Infrastructure
  Nationwide Building Society, Nationwide BS
  NHS England, NHS England and NHS Improvement, NHSE
  NHS Blood and Transplant, NHSBT
  Guy's and St Thomas' NHS Foundation Trust, GSTT, Guys and St Thomas, Guy's & St Thomas'
  University College London Hospitals NHS Foundation Trust, UCLH, University College Hospital
  King's College Hospital NHS Foundation Trust, King's College Hospital, KCH
  Barts Health NHS Trust, Barts Health, Barts
  Imperial College Healthcare NHS Trust, Imperial College Healthcare, ICHT
  Manchester University NHS Foundation Trust, MFT, Manchester Royal Infirmary
  Leeds Teaching Hospitals NHS Trust, LTHT, Leeds Teaching Hospitals
  Oxford University Hospitals NHS Foundation Trust, OUH, The Oxford University Hospitals NHS Trust
  Cambridge University Hospitals NHS Foundation Trust, CUH, Addenbrooke's Hospital, Addenbrookes
  University Hospitals Birmingham NHS Foundation Trust, UHB
  Nottingham University Hospitals NHS Trust, NUH
  Sheffield Teaching Hospitals NHS Foundation Trust, STH
  South London and Maudsley NHS Foundation Trust, SLaM, Maudsley
  Great Ormond Street Hospital for Children NHS Foundation Trust, GOSH, Great Ormond Street, Great Ormond Street Hospital
`
const GROUPS = LINES.split('\n')
  .map(line => [...new Set(line.split(',').map(nameKey).filter(Boolean))])
  .filter(keys => keys.length > 0)
const GROUP_OF = new Map(GROUPS.flatMap(keys => keys.map(key => [key, keys] as const)))
const NHS_TRUST = ' nhs trust'

/** The employer may be stored under any of these keys, most likely first. */
export function otherKeys(key: string): readonly string[] {
  // Feeds omit "NHS Trust" from a hospital's name; a single word would match too much.
  const trust = key.includes(' ') && !key.endsWith(NHS_TRUST) ? [`${key}${NHS_TRUST}`] : []
  return [...(GROUP_OF.get(key) ?? []), ...trust]
}

/** With its aliases, an employer is found by a search for "EY". */
export async function addKnownAliases(db: Db): Promise<void> {
  const keys = GROUPS.flat()
  await inTransaction(db, async trx => {
    const stored = await trx.selectFrom('companies').select(['id', 'name_key']).where('name_key', 'in', keys).execute()
    const ids = new Map(stored.map(({ id, name_key }) => [name_key, id]))
    const rows = GROUPS.flatMap(group => {
      const own = group.find(key => ids.has(key))
      const id = own && ids.get(own)
      return id ? group.filter(key => key !== own).map(name_key => ({ name_key, company_id: id })) : []
    })
    await insertRows(trx, { into: 'company_aliases', rows, onConflict: '(name_key) do nothing' })
  })
}

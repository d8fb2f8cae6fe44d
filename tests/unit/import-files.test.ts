import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecords } from '../../tools/importer/formats'
import { readFields } from '../../tools/importer/formats/adapt'
import { readCsvFile, readHtmlFile } from '../../tools/importer/formats/documents'

const HEADINGS = [
  ['Reference', 'Job Title', 'Company', 'Location', 'Description'],
  ['ID', 'Vacancy', 'Employer', 'Town', 'Summary'],
  ['job_id', 'POSITION', 'company_name', 'City', 'Job Description'],
  ['Ref.', 'Role', 'Organisation', 'Where', 'Details'],
]
const text = fc.constantFrom('Lab Trainee', 'Cook, Baker', '5" pipe', 'Fen; Moor', 'Job title', 'R&D | QA')
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe('the page about importing', () => {
  it('has an example of every format, and each is one advert', async () => {
    const page = await readFile(path.join(import.meta.dirname, '../../docs/importing.md'), 'utf8')
    const examples = [...page.matchAll(/```(json|html|xml|csv)\n([^`]*)```/g)].filter(
      ([text]) => !text.includes('"feeds"'),
    )
    const folder = await mkdtemp(path.join(tmpdir(), 'examples-'))
    expect(examples).toHaveLength(9)
    for (const [index, [text, format = '', body = '']] of examples.entries()) {
      const file = path.join(folder, `${index}.${format}`)
      await writeFile(file, body)
      const records: unknown[] = []
      for await (const line of readRecords(file)) {
        records.push(readFields(line.text))
      }
      expect([text, ...records]).toMatchObject([
        text,
        { title: 'Lab Trainee', hiringOrganization: { name: expect.stringMatching(/^Fen/) as string } },
      ])
    }
  })
})

describe('a table', () => {
  it('is read with any separator, with titles above it or a line that names the separator', () => {
    const above = fc.constantFrom(
      '',
      'Vacancies 2026\n\n',
      'Export of jobs\nCreated 1 January, by Fen\n',
      'All jobs,,,,\n,,,,\n',
      'sep',
    )
    const rows = fc.array(fc.tuple(text, text, text, text, text), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.constantFrom(...HEADINGS),
        rows,
        fc.constantFrom(',', ';', '\t', '|'),
        above,
        fc.constantFrom('\n', '\r\n'),
        (heading, body, by, top, end) => {
          const table = [heading.map(quote), ...body.map(cells => cells.map(quote))]
            .map(cells => cells.join(by))
            .join(end)
          const file = `${top === 'sep' ? `sep=${by}\n` : top}${table}`
          expect(readCsvFile(file, {})).toMatchObject(
            body.map(([id, title, name, town, description]) => ({
              x_id: id,
              title,
              hiringOrganization: { name },
              jobLocation: { address: { addressLocality: town } },
              description,
            })),
          )
        },
      ),
    )
  })

  it('is read if a cell begins with a word in quotation marks', () => {
    const rows = readCsvFile('Title,Company,Town\n"Lab" Trainee,Fen,"Hull, Leeds"\nCook "B",Moor,York', {})
    expect(rows.map(({ title }) => title)).toEqual(['“Lab” Trainee', 'Cook "B"'])
  })

  it('has longer headings too, and no column of the employer or of a contact', () => {
    const heading =
      'Job Ref,Post Title,Company URL,Company Location,Organisation Name,Work Location,Pay Range,Contact Title'
    const table = `Vacancies,,,,,,,\n${heading},Application Closing Date,Hours per week\n7,Cook,x.test,York,Fen,Hull,£9,Ms,1/2/27,20`
    expect(readCsvFile(table, {})).toMatchObject([
      {
        ...{ x_id: '7', title: 'Cook', hiringOrganization: { name: 'Fen' }, baseSalary: '£9', validThrough: '1/2/27' },
        ...{ jobLocation: { address: { addressLocality: 'Hull' } }, workHours: '20 hours a week', url: undefined },
      },
    ])
  })

  it('finds its heading by the names of a mapping', () => {
    const map = { title: 'Was', company: 'Wer' }
    expect(readCsvFile('Liste\nWas;Wer\nKoch;Fen', { map })).toMatchObject([{ title: 'Koch' }])
  })
})

describe('the scripts of a page', () => {
  const posting = '{"@type":"JobPosting","title":"Cook","description":"one\ntwo","hiringOrganization":"Fen"}'
  it.each([
    posting,
    `//<![CDATA[\n${posting}\n//]]>`,
    `/*<![CDATA[*/${posting}/*]]>*/`,
    `<!--\n${posting}\n-->`,
    `<![CDATA[${posting}]]>`,
    posting.replace('}', ',\n}'),
    `broken</script><script type="application/ld+json">${posting}`,
  ])('are read from %j', script => {
    expect(readHtmlFile(`<html><script type="application/ld+json">${script}</script></html>`)).toMatchObject([
      { title: 'Cook' },
    ])
  })

  it('are at fault if none is JSON', () => {
    expect(() => readHtmlFile('<script type="application/ld+json">no</script>')).toThrow('not valid JSON')
  })
})

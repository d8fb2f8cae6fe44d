import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findContacts } from '../../host/features/reviews/review-drafts/checks/contacts'
import { findInsults } from '../../host/features/reviews/review-drafts/checks/insults'
import { loadNames } from '../../host/features/reviews/review-drafts/checks/known-names'
import { findNames } from '../../host/features/reviews/review-drafts/checks/names'
import { shinglesOf, similarity, sketchOf } from '../../host/features/reviews/review-drafts/checks/shingles'
import { isRepeated, isShouted } from '../../host/features/reviews/review-drafts/checks/style'

const allowed = ['Halden Rail', 'Leeds', 'Paris']
const names = { ...(await loadNames()), allowed }
const plain =
  'I spent most days with the signals team, wrote test plans for two junctions and presented them to the depot. ' +
  'Pay was £22,000 a year in 2025, and hours were 37 a week. We used ASP.NET and Node.js, nothing newer.'

describe('contact data in a text', () => {
  it.each([
    ['write to sam.reed+rail@mail.example.ac.uk please', 'sam.reed+rail@mail.example.ac.uk'],
    ['sam at example dot com', 'sam at example dot com'],
    ['ring 07700 900123 after six', '07700 900123'],
    ['ring (0113) 496-0123 now', '(0113) 496-0123'],
    ['ring +44 7700 900 123', '+44 7700 900 123'],
    ['see https://halden-rail.test/jobs?x=1', 'https://halden-rail.test/jobs?x=1'],
    ['see www.example.org now', 'www.example.org'],
    ['find me on example.co.uk today', 'example.co.uk'],
    ['insta @sam_reed99', '@sam_reed99'],
  ])('is found: %s', (text, words) => expect(findContacts(text)).toContain(words))

  it('is not seen in ordinary prose', () => {
    expect(findContacts(plain)).toEqual([])
    expect(findContacts('From 2019 to 2025 we built 1,200 signals in 0.5 km. 10/10, e.g. at Leeds.')).toEqual([])
  })

  it('is found anywhere in a text', () =>
    fc.assert(
      fc.property(fc.lorem(), fc.lorem(), fc.emailAddress({ size: 'small' }), (before, after, address) => {
        fc.pre(/^[\w.+-]+@[\w.-]+$/.test(address))
        expect(findContacts(`${before} ${address} ${after}`).join(' ')).toContain(address.split('@')[1])
      }),
    ))
})

describe('names of people in a text', () => {
  it.each([
    ['my manager John Smith never came', 'John Smith'],
    ['My line manager, Priya, was great', 'Priya'],
    ['thanks to Mr Halloway for the boots', 'Halloway'],
    ['I reported to Sarah in the depot', 'Sarah'],
    ['Everyone loved Daniel Clarke there', 'Daniel Clarke'],
    ['a mentor called Aisha helped', 'Aisha'],
  ])('are found: %s', (text, name) => expect(findNames(text, names)).toContain(name))

  it('are not seen in employers, places, months and tools', () => {
    const text =
      'I worked with Python and Excel at Halden Rail. Halden Rail sent me to Paris. Summer Internship in May. ' +
      'My team lead was away. Graduate Scheme. We reported to Halden Rail.'
    expect(findNames(text, names)).toEqual([])
    expect(findNames(plain, names)).toEqual([])
  })
})

describe('insults, capitals and repetition', () => {
  it('finds insults, disguised ones as well', () => {
    expect(findInsults('What a sh1t place, run by idiots')).toEqual(expect.arrayContaining(['sh1t', 'idiot']))
    expect(findInsults(`${plain} I assess classes in Scunthorpe and Penistone.`)).toEqual([])
  })

  it('tells shouting from short names', () => {
    expect(isShouted('THIS WAS THE WORST SUMMER OF MY LIFE')).toBe(true)
    expect(isShouted('NHS and BBC')).toBe(false)
    expect(isShouted(plain)).toBe(false)
  })

  it.each([
    'good good good good good good',
    'aaaaaaaaaaaaa',
    'It was a good job. '.repeat(3),
    'I liked it so '.repeat(9),
  ])('sees that a text is filled up: %s', text => expect(isRepeated(text)).toBe(true))

  it('takes prose, rulers and ellipses as they are', () => {
    expect(isRepeated(plain)).toBe(false)
    expect(isRepeated(`${plain}\n----------\nSo... it was fine........`)).toBe(false)
  })

  it('answers every text within linear time', () => {
    const runs = ['a.', '0 ', 'Aa ', '@', 'a@', 'http://', '(0', 'Mr Aa ', 'my manager ', "A'", 'word ']
    for (const run of runs) {
      const text = run.repeat(20_000)
      findContacts(text)
      findNames(text, names)
      isRepeated(text)
    }
  })
})

const words = fc.array(fc.constantFrom(...'we ran trains past every signal in the north while it rained'.split(' ')), {
  minLength: 0,
  maxLength: 120,
})

describe('copies', () => {
  it('have the same shingles whatever their case and punctuation', () =>
    fc.assert(
      fc.property(words, list => {
        const text = list.join(' ')
        const changed = `${list.map(word => word.toUpperCase()).join(', ')}!`
        expect(shinglesOf(changed)).toEqual(shinglesOf(text))
      }),
    ))

  it('are measured from 0 to 1, the same in both directions, 1 for a text itself', () =>
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [a, b] = [shinglesOf(one.join(' ')), shinglesOf(other.join(' '))]
        const share = similarity(a, b)
        expect(share).toBe(similarity(b, a))
        expect(share >= 0 && share <= 1).toBe(true)
        expect(similarity(a, a)).toBe(a.size > 0 ? 1 : 0)
      }),
    ))

  it('have sketches of at most 64 integers, the smallest of the shingles', () =>
    fc.assert(
      fc.property(words, list => {
        const shingles = shinglesOf(list.join(' '))
        const sketch = sketchOf(shingles)
        expect(sketch).toHaveLength(Math.min(64, shingles.size))
        const rest = [...shingles].filter(hash => !sketch.includes(hash))
        expect(rest.every(hash => hash > Math.max(...sketch))).toBe(true)
        expect(sketch.every(hash => Number.isInteger(hash) && Math.abs(hash) <= 2 ** 31)).toBe(true)
      }),
    ))
})

import { describe, expect, it } from 'vitest'
import { readableCapitals } from '../../tools/importer/text/capitals'
import { repairCharacters } from '../../tools/importer/text/characters'
import { decodeEntities } from '../../tools/importer/text/entities'
import { cleanLine, cleanText, shorten } from '../../tools/importer/text/line'

const asCp1252 = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))

describe('repairCharacters', () => {
  it.each(['the team’s plan', '• Plan – and “do”', 'café', '£9 an hour', 'good 😀 day', 'Œuvre', '20 °C'])(
    'restores %s after it was read in the wrong code page, once or twice',
    text => {
      expect(repairCharacters(asCp1252(text))).toBe(text)
      expect(repairCharacters(asCp1252(asCp1252(text)))).toBe(text)
    },
  )

  it.each(['CAFÉ» is open', 'Ângela', 'Åsa', 'SÃO PAULO', 'naïve – “so”', 'Œuvre'])('leaves %s alone', text => {
    expect(repairCharacters(text)).toBe(text)
  })

  it('repairs characters that lost a byte', () => {
    expect(repairCharacters('Place:ÂLeeds â€œquickâ€ work')).toBe('Place: Leeds “quick” work')
  })

  it('drops control and invisible characters and evens spaces and line ends', () => {
    expect(repairCharacters('a\u0000b\u200Bc\u00ADd\u00A0e\r\nf\u2028g \uF0B7 h \u0095 i')).toBe('abcd e\nf\ng • h • i')
  })
})

describe('decodeEntities', () => {
  it('decodes once', () => {
    expect(decodeEntities('&lt;p&gt;T&amp;amp;Cs &#39;x&#x27; &eacute;&nbsp;&bogus; A&B;')).toBe(
      "<p>T&amp;Cs 'x' é\u00A0&bogus; A&B;",
    )
  })
})

describe('cleanLine', () => {
  it('makes one readable line', () => {
    expect(cleanLine(' Bank Doctor -\n HUTH &quot;Keen&quot; &amp; <b>kind</b> 🇺🇸 🛂 ')).toBe(
      'Bank Doctor - HUTH "Keen" & kind',
    )
  })

  it('takes nothing but text and numbers', () => {
    expect([undefined, null, {}, 12].map(cleanLine)).toEqual(['', '', '', '12'])
  })
})

describe('cleanText and shorten', () => {
  it('keeps paragraphs', () => {
    expect(cleanText('Good<br/>team  here\n\n\n\nreally ')).toBe('Good\nteam here\n\nreally')
  })

  it('cuts at a word', () => {
    expect(shorten('one two three four', 12)).toBe('one two…')
  })
})

describe('readableCapitals', () => {
  it.each([
    ['FRESH-FARM CHILLED FOODS LIMITED', 'Fresh-Farm Chilled Foods Limited'],
    ['HOUSING AND CARE OF THE NORTH', 'Housing and Care of the North'],
    ["MCALLISTER & O'DOWD (UK) LLP", "McAllister & O'Dowd (UK) LLP"],
    ['GKL SYSTEMS', 'GKL Systems'],
    ['R F DEANE LIMITED', 'R F Deane Limited'],
    ['J.P. ALDER', 'J.P. Alder'],
    ['THE 3D PRINT COMPANY', 'The 3D Print Company'],
  ])('writes %s as %s', (capitals, name) => {
    expect(readableCapitals(capitals)).toBe(name)
  })

  it('leaves mixed case and short names alone', () => {
    expect(['iDesk SOLUTIONS', 'BP', 'E.ON'].map(readableCapitals)).toEqual(['iDesk SOLUTIONS', 'BP', 'E.ON'])
  })
})

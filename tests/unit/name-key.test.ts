import { describe, expect, it } from 'vitest'
import { nameKey } from '../../host/lib/name-key'

describe('nameKey', () => {
  it.each([
    [
      'Northgate Bakeries',
      ['NORTHGATE BAKERIES LIMITED', 'Northgate-Bakeries', 'Northgate Bakeries\n3.8', 'northgate bakeries (UK) plc'],
    ],
    ['Brightwell', ['BRIGHTWELL STORES LIMITED', 'Brightwell.com', 'Brightwell Group plc', 'The Brightwell']],
    ['Mill & Fen', ['Mill and Fen Ltd.', 'MILL + FEN', 'Mill & Fen Co']],
    ['Café Étoile', ['CAFE ETOILE LLP']],
    ["Harper's Yard", ['Harpers Yard', 'HARPER’S YARD LTD']],
    ['H.R. Penrose', ['HR Penrose Inc']],
    ['Ashdale NHS Foundation Trust', ['ASHDALE NHS TRUST']],
    ['Ashdale N H S Trust', ['Ashdale NHS Foundation Trust (ANFT)']],
    ['Penrose Advice Service', ['Penrose Advice Service (pas)', 'PENROSE ADVICE SERVICE (PAS)']],
    ['T. Rowan Hale', ['T.Rowan Hale']],
    ['B C T Yard', ['BCT Yard', 'B.C.T. Yard']],
    ['R Dunn', ['R Dunn t/a Corner Café']],
  ])('matches the spellings of %s', (name, spellings) => {
    expect(spellings.map(nameKey)).toEqual(spellings.map(() => nameKey(name)))
  })

  it.each([
    ['The Green Company', 'Green & Co'],
    ['General Stores', 'General Ltd'],
    ['Army & Navy Stores', 'Army & Navy'],
    ['Compass Group', 'Compass'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  it('never removes the whole name', () => {
    expect(['The Group', 'UK Ltd', 'Co', 'AG'].map(nameKey)).toEqual(['group', 'uk', 'co', 'ag'])
  })
})

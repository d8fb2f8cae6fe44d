import { employersOf } from './employer'

export const agriculture = employersOf(
  'agriculture-and-food',
  ['field', 'greenhouse', 'kitchen', 'lab', 'factory'],
  [
    [
      'Fenwright Farms',
      'Ely, Spalding, Norwich',
      '250-999',
      1934,
      'grows vegetables on 9,000 acres of fen and sells them the next morning',
      'celery and leek harvests; a soil health trial; robot weeders; the packing house',
      'shops and school kitchens',
      'farming foodscience supplychain technician',
    ],
    [
      'Orchard & Oat',
      'Hereford, Ledbury',
      '50-249',
      2009,
      'makes oat drinks, cider vinegar and fruit snacks from British crops',
      'a new oat drink; shelf-life tests; the bottling line; packaging without plastic',
      'people who read labels',
      'foodscience marketing supplychain manufacturing',
    ],
    [
      'Barley Lane Foods',
      'Bradford, Hull, Coventry',
      '1000-4999',
      1962,
      'bakes bread, wraps and samosas for supermarkets and canteens',
      'a gluten-free range; oven controls; allergen checks; waste from the slicing line',
      'two million lunches a day',
      'foodscience manufacturing operations hr buying',
    ],
  ],
)

export const consumerGoods = employersOf(
  'consumer-goods',
  ['factory', 'studio', 'lab', 'shop', 'warehouse'],
  [
    [
      'Wren & Willow',
      'Nottingham, Northampton',
      '250-999',
      1912,
      'makes boots, bags and belts that are meant to be mended',
      'a vegan leather; the repair bench; a new walking boot; the online shop',
      'walkers, nurses and postal workers',
      'design marketing manufacturing buying',
    ],
    [
      'Brightside Household',
      'Birkenhead, Slough, Leeds',
      '1000-4999',
      1929,
      'makes soap, washing-up liquid and toothpaste',
      'refill packs; a cold-water detergent; consumer trials; the filling line',
      'eleven million bathrooms',
      'chem marketing supplychain sales lab',
    ],
    [
      'Pell Toys',
      'Stockport, Bury',
      '50-249',
      1958,
      'designs wooden trains, building sets and a robot that teaches coding',
      'a marble run; safety tests; the robot’s app; a catalogue shoot',
      'children, and the adults who step on the pieces',
      'design software marketing sales',
    ],
  ],
)

export const hospitality = employersOf(
  'hospitality-travel-and-leisure',
  ['hotel', 'kitchen', 'harbour', 'cafe', 'park'],
  [
    [
      'Saltmarsh Hotels',
      'Southwold, Whitby, Falmouth, Brighton',
      '250-999',
      1967,
      'runs eleven seaside hotels with good soup and no fuss',
      'the summer season; a new spa; wedding weekends; a kitchen garden',
      'families, walkers and wedding parties',
      'hospitality events marketing hr',
    ],
    [
      'Copper Pan Kitchens',
      'Manchester, Leeds, Liverpool',
      '1000-4999',
      2005,
      'cooks for canteens, stadiums and 300 schools',
      'a school menu; match days; a training kitchen; food waste',
      '90,000 lunches a day',
      'hospitality foodscience supplychain events',
    ],
    [
      'Wayfinder Travel',
      'Brighton, Edinburgh',
      '1-49',
      2013,
      'plans trips by train, ferry and foot',
      'a rail pass finder; walking routes; a partner network; trip stories',
      'people with time and no wish to fly',
      'hospitality marketing software sales',
    ],
  ],
)

export const retail = employersOf(
  'retail',
  ['shop', 'warehouse', 'market', 'office', 'street'],
  [
    [
      'Larder & Loaf',
      'York, Harrogate, Nottingham, Kendal',
      '1000-4999',
      1978,
      'runs 140 food shops and a very busy bakery',
      'the Christmas range; store openings; a loyalty app; shelf labels',
      'people who like cheese',
      'retail buying marketing supplychain',
    ],
    [
      'Thimble',
      'Leicester, London',
      '250-999',
      1996,
      'sells clothes that can be altered, mended and sold again',
      'the resale site; a denim line; fit models; store windows',
      'people with one good coat',
      'buying design software retail',
    ],
    [
      'Outcrop',
      'Keswick, Sheffield, Fort William, Bristol',
      '250-999',
      1971,
      'sells and repairs kit for climbers, campers and cold swimmers',
      'a tent repair desk; winter stock; the website; climbing days',
      'everyone from beginners to guides',
      'retail buying marketing hr',
    ],
  ],
)

import type { KnownNames } from './names'

/** Common given names in the UK that the library's list omits because they have another meaning. */
const COMMON = (
  'aaron adam ahmed aisha alan alex alexander ali alice amanda amelia amy andrea andrew anna anne anthony ben benjamin ' +
  'brian callum carol charles charlotte chloe chris christopher claire connor craig daniel david debbie deborah dominic ' +
  'dylan edward elizabeth ella ellie emily emma ethan fatima fiona gareth gary gavin george georgia gemma graham hannah ' +
  'harry heather helen henry holly ian imran isabella jack jacob jake james jamie jane janet jason jennifer jess jessica ' +
  'joan joanne joe john jonathan jordan joseph josh joshua julia julie karen kate katherine katie keith kelly kevin kyle ' +
  'laura lauren leah lee leo lewis liam linda lisa louise lucy luke margaret maria martin mary matt matthew megan michael ' +
  'michelle mike mohamed mohammed muhammad natalie nathan neil nick nicholas nicola nigel noah oliver olivia omar oscar ' +
  'patricia patrick paul peter phil philip pippa priya rachel raj rebecca reece rhys richard robert robin roger rory rosie ' +
  'ross ruth ryan sally sam samantha samuel sandra sanjay sara sarah scott sean sharon simon sophie stephen steve steven ' +
  'stuart susan thomas tim tom tracey victoria wayne wendy william yusuf zara zoe'
).split(' ')

let loaded: Promise<Pick<KnownNames, 'given' | 'family'>> | undefined

/** Loaded when the first review is checked. */
export function loadNames(): Promise<Pick<KnownNames, 'given' | 'family'>> {
  loaded ??= readNames()
  return loaded
}

async function readNames() {
  const { dictionary } = await import('@zxcvbn-ts/language-en')
  return { given: new Set([...dictionary['firstnames-en'], ...COMMON]), family: new Set(dictionary['lastnames-en']) }
}

import type { ByTone } from './tone'

export const culture: Readonly<Record<string, ByTone>> = {
  K1: {
    low: [
      'It took {count} weeks until someone asked me to lunch.',
      'I felt like a visitor throughout.',
      'The {team} team had known each other for twenty years and it showed.',
    ],
    middling: [
      'People were friendly once I made the first move.',
      'The other students made it; the team was polite.',
      'Welcoming on office days, silent on the others.',
    ],
    high: [
      'By the second day I had been invited to quiz night.',
      'The {team} team treated me as one of them from the start.',
      'There was a card on my desk, signed by everyone.',
      'I never ate lunch alone unless I wanted to.',
    ],
  },
  K2: {
    low: [
      'We were "the students" until the end.',
      'Juniors did not speak in meetings.',
      'My ideas were used and my name was not.',
    ],
    middling: [
      'Most people treated us as colleagues, some as helpers.',
      'You are an equal in the team and a student on the org chart.',
      'Better than I had feared, with one or two exceptions.',
    ],
    high: [
      'Nobody cared that I was {count} months into the job.',
      'Directors ate at the same table.',
      'My opinion counted in meetings, and it was me they asked about {thing}.',
      'I forgot that I was the youngest.',
    ],
  },
  K3: {
    low: [
      'The leadership all look the same and do not seem to notice.',
      'Jokes were made that I did not find funny, and I said so.',
      'It is a hard place to be quiet in.',
    ],
    middling: [
      'They are trying, and there is some way to go.',
      'Mixed at the bottom, not at the top.',
      'The networks are good, though the {team} team could be more varied.',
    ],
    high: [
      'I could be myself here, which I cannot say of every job.',
      'Adjustments were made without a fuss.',
      'The mix of people in the {team} team was the best thing about it.',
      'They asked for pronouns, prayer times and food once, and remembered.',
    ],
  },
  K4: {
    low: [
      'Emails came at eleven at night and were expected to be read.',
      'The commute and the hours left little of the week.',
      'Balance was something on a poster.',
    ],
    middling: [
      'Fine except around deadlines in {month}.',
      'Flexible on paper; it depended on your {who}.',
      'Home days helped.',
    ],
    high: [
      'Nobody emailed after five.',
      'I kept up my Tuesday training the whole year.',
      'I could move my hours around my exams.',
      'When my gran was ill they sent me home and told me not to think about it.',
    ],
  },
  K5: {
    low: [
      'There was a pizza in {month}, and that was it.',
      'Everyone went straight home.',
      'With the team spread over {count} sites there was no social life to speak of.',
    ],
    middling: [
      'Some drinks, a quiz, a bowling night.',
      'The students organised everything themselves.',
      'Quiet in winter, better from {month} on.',
    ],
    high: [
      'Five-a-side, climbing, a bake-off: there was something every week.',
      'The placement group went camping in {month} and still talks daily.',
      'We had a social budget and used it.',
      'I moved to {town} knowing nobody and left with friends.',
    ],
  },
}

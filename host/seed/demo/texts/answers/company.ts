import type { ByTone } from './tone'

export const company: Readonly<Record<string, ByTone>> = {
  C1: {
    low: [
      'My laptop arrived in week {count}.',
      'Nobody seemed to know that I was coming.',
      'There is no programme, just people.',
      'The induction was a folder of links.',
    ],
    middling: [
      'The first week was well planned and the rest was left to the team.',
      'Joining went smoothly, leaving was a form.',
      'Organised on the whole, apart from the move of office in {month}.',
      'Dates changed twice but they told us why.',
    ],
    high: [
      'From the offer letter to the leaving lunch it all just worked.',
      'The early careers team knew all {count} of us by name.',
      'The induction week alone was worth it.',
      'Everything was ready on the first day, down to my name on the door.',
    ],
  },
  C2: {
    low: [
      'I taught myself from videos.',
      'Training was cancelled to save money in {month}.',
      'There was one course, about fire doors.',
      'You learn by breaking things.',
    ],
    middling: [
      'Training was good where it existed.',
      'The online courses were dry; learning from the {team} team was not.',
      'I did {count} courses, of which half were useful.',
      'Plenty on safety, little on the work itself.',
    ],
    high: [
      'I did {count} proper courses and got certificates for them.',
      'Wednesday afternoons were for learning, and nobody took them away.',
      'They paid for a course I found myself.',
      'The training was the best part: short, hands-on and straight into {thing}.',
    ],
  },
  C3: {
    low: [
      'I struggle to say what I can do now that I could not do before.',
      'What I learned only works inside {company}.',
      'It will look good on paper, less so in an interview.',
    ],
    middling: [
      'Some of it will help with my final year.',
      'I learned how an office works, which is worth something.',
      'The skills are useful, if a bit specific to {thing}.',
      'I am better at emails and meetings, and a little better at my subject.',
    ],
    high: [
      'My final-year project is about {thing}, because of this.',
      'I had {count} interviews afterwards and used an example from here in each.',
      'It changed which modules I chose.',
      'I came in knowing theory and left able to do the job.',
    ],
  },
  C4: {
    low: [
      'The pay did not cover rent in {town}.',
      'I was paid less than friends elsewhere for the same work.',
      'I worked weekends in a bar to make it add up.',
      'For what they asked of us, the pay was poor.',
    ],
    middling: [
      'The pay was average and rent in {town} is not.',
      'Enough to live on, not enough to save.',
      'Fair for a student, low for the responsibility.',
      'Pay was fine once the travel was paid.',
    ],
    high: [
      'I saved {count} hundred pounds a month, in {town}.',
      'The pay was fair and went up in {month} without anyone asking.',
      'Good money for a student, and overtime was paid.',
      'Paid properly, with the moving grant on top.',
    ],
  },
  C5: {
    low: [
      'I would not go back, at least not to that team.',
      'It taught me what I do not want, which is useful in its way.',
      'I turned down the offer to return.',
    ],
    middling: [
      'I might go back to a different team.',
      'I would return if the location were better.',
      'Ask me again after my finals.',
      'A good place to start, maybe not to stay.',
    ],
    high: [
      'I have signed for next year already.',
      'I would go back tomorrow.',
      'I cried a little on the last day, and I am not the type.',
      'If they have a place in {town}, I am taking it.',
    ],
  },
}

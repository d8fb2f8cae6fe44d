/** Sentences about each scored question, for low (1-2), middling (3) and high (4-5) scores. */
export type Tone = 'low' | 'middling' | 'high'

/**
 * In braces: `{thing}` (what the team worked on), `{team}`, `{company}`, `{town}`, `{count}` (a small number),
 * `{month}` and `{who}` (manager, mentor, team leader ...).
 */
export const answerTexts: Readonly<Record<string, Readonly<Record<Tone, readonly string[]>>>> = {
  R1: {
    low: [
      'Too much of it was waiting for someone to give me something to do.',
      'I liked {thing} in theory, but in practice I copied numbers from one sheet to another.',
      'After {count} months I had stopped looking forward to Mondays.',
      'The work itself was repetitive and nobody minded that I said so.',
      'Honestly, {thing} bored me, and I had asked for something else.',
    ],
    middling: [
      'Some weeks were great, others dragged, depending on what was going on with {thing}.',
      'About half of the work was interesting, which I am told is a good score.',
      'The first {count} months were slow and then it picked up.',
      'I enjoyed the parts with {thing} and put up with the admin.',
      'It was fine work, just narrower than I had imagined.',
    ],
    high: [
      'I looked forward to it, even in {month}.',
      'Working on {thing} was the most fun I have had outside university.',
      'I still think about {thing} and how we got it to work.',
      'The work was varied: one week {thing}, the next something I had never heard of.',
      'I got lost in it most days and had to be told to go home.',
    ],
  },
  R2: {
    low: [
      'The advert promised {thing}; I saw it twice.',
      'What I did had little to do with what I applied for.',
      'Ask at the interview what the project is, because the advert did not know either.',
      'It was sold as technical and turned out to be mostly coordination.',
    ],
    middling: [
      'It matched the advert more or less, with extra spreadsheets.',
      'The project changed before I arrived, though my {who} told me in time.',
      'Roughly what was advertised, a bit less of {thing} than I hoped.',
      'The advert was accurate about the team and vague about the work.',
    ],
    high: [
      'It was exactly what the advert said.',
      'Everything they promised at the interview happened, including {thing}.',
      'If anything the advert undersold it.',
      '{company} was honest from the start about what I would and would not get to do.',
    ],
  },
  R3: {
    low: [
      'I was never trusted with anything that mattered.',
      'Every decision went past {count} people before I could act.',
      'I asked for more responsibility in {month} and was told to wait.',
      'Mostly I watched.',
    ],
    middling: [
      'I owned small things and helped with the large ones.',
      'Responsibility came late, in about the last {count} months.',
      'I had one task of my own and a lot of supporting.',
      'They trusted me once I had proved it, which took a while.',
    ],
    high: [
      'By {month} I was running my own part of {thing}.',
      'I presented to people {count} levels above me, and they listened.',
      'They let me make decisions and stood behind me when one was wrong.',
      'I was the person others came to about {thing}.',
      'It never felt like student work.',
    ],
  },
  R4: {
    low: [
      'My {who} was kind but never there.',
      'I had {count} managers in a year.',
      'Meetings with my {who} were cancelled more often than not.',
      'Asking questions felt like a nuisance.',
    ],
    middling: [
      'My {who} helped when asked, though you had to ask.',
      'Support was good in the team and thin from above.',
      'We had a catch-up every {count} weeks, which was enough, just.',
      'Help depended on who was in that day.',
    ],
    high: [
      'My {who} sat down with me every week and remembered what I had said.',
      'Whenever I was stuck my {who} had ten minutes.',
      'I have never learned so much from one person as from my {who}.',
      'The {team} team answered the same question {count} times without sighing.',
    ],
  },
  R5: {
    low: [
      'From {month} on it was too much, and saying so changed nothing.',
      'There were weeks with nothing and weeks of staying until nine.',
      'Deadlines were set by people who did not know how long things take.',
      'I regularly took work home.',
    ],
    middling: [
      'Busy around {month}, quiet after that.',
      'The load was uneven but nobody expected miracles.',
      'I could have done with more to do early on and less at the end.',
      'Manageable if you speak up.',
    ],
    high: [
      'I was busy and never drowning.',
      'When it got too much in {month}, someone took a task off me.',
      'The pace was right for learning.',
      'I left on time nearly every day and still got things done.',
    ],
  },
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

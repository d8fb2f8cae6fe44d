import type { ByTone } from './tone'

export const role: Readonly<Record<string, ByTone>> = {
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
}

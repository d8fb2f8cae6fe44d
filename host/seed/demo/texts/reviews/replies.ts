import type { ByTone } from '../answers'

export const replies: ByTone = {
  low: [
    'Thank you for being open about this. You are right about the start, and we have changed how we prepare teams: every student now has a named project before the first day.',
    'We are sorry that it went this way. Two of the things you describe should not happen here. If you are willing, write to early careers; they would like to hear more.',
    'Thank you for the review. We read it out at our last planning meeting, and the training budget is back.',
  ],
  middling: [
    'Thank you for a fair review. The slow start is something we hear too often, so the induction is now two weeks shorter and begins with a task.',
    'Thanks for taking the time. We have passed your point about feedback to all team leaders. Good luck with your final year.',
    'We are glad that the project was a good one, and agree about the winter. There is now a budget for it.',
  ],
  high: [
    'Thank you, this made our week. The team has put it on the wall. Come and see us when you are in town.',
    'What a kind review. You did the hard part. The door is open whenever you want to come back.',
    'Thank you! We will tell your team, who will pretend not to be pleased.',
  ],
}

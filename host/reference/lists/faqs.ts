export interface Faq {
  slug: string
  topic: 'account' | 'jobs' | 'reviews' | 'privacy' | 'about'
  question: string
  answer: string
}

/** FAQs are in the order of the page. The texts are plain, so that any page can show them. */
export const faqs: readonly Faq[] = [
  {
    slug: 'is-it-free',
    topic: 'about',
    question: 'Is Firstrung free?',
    answer:
      'Yes. Searching, saving jobs, tracking applications and reading or writing reviews cost students and graduates nothing, and there is no paid version with more in it. Employers pay to promote their jobs, and those are always labelled.',
  },
  {
    slug: 'read-without-account',
    topic: 'account',
    question: 'Do I need an account to read reviews?',
    answer:
      'No. Every job, employer and review is open to everyone. You only need an account to keep something: a saved job, an alert, a note or a review of your own.',
  },
  {
    slug: 'how-to-apply',
    topic: 'jobs',
    question: 'How do I apply for a job?',
    answer:
      'You apply on the employer’s own site. The button on a job page takes you there and tells you first which site it will open. Save the job before you go and we keep the deadline, your notes and how far you have got in one place.',
  },
  {
    slug: 'register-interest',
    topic: 'jobs',
    question: 'What does “register interest” do?',
    answer:
      'Some jobs are shown before they open. Register your interest and we email you on the day that applications start, and put the job in your saved list. Your details go to the employer only if you tick the box that says so. You can take yourself off the list at any time.',
  },
  {
    slug: 'closed-early',
    topic: 'jobs',
    question: 'Why is a job marked “closed early”?',
    answer:
      'Some employers offer places as good applications come in, and stop when they are full. We mark those jobs “may close early” while they are open. When one closes before its date we say so on the page and email everyone who saved it, with similar jobs that are still open.',
  },
  {
    slug: 'placement-internship-insight',
    topic: 'jobs',
    question: 'What is the difference between a placement, an internship and an insight?',
    answer:
      'A placement is part of a degree and lasts three to fifteen months; a year in industry is the longest kind. An internship is shorter and usually in the summer, outside your course. An insight is a taste of a job: a day or a week, often for first years and school students, and sometimes online.',
  },
  {
    slug: 'anonymous-reviews',
    topic: 'reviews',
    question: 'Is my review anonymous?',
    answer:
      'Your name is never shown and is kept apart from the review itself. Readers see a line such as “Engineering student, placement, 2025, Leeds”. Where only a few students worked in a team we make that line less exact, so that nobody can work out who you are. You can change or delete your review whenever you like.',
  },
  {
    slug: 'employer-remove-review',
    topic: 'reviews',
    question: 'Can an employer remove a review?',
    answer:
      'No. An employer can reply once, in public, and can report a review that breaks the guidelines, like anyone else. We look at every report and decide by the same rules, whether or not the employer pays us for anything.',
  },
  {
    slug: 'how-ratings-work',
    topic: 'reviews',
    question: 'How are ratings worked out?',
    answer:
      'Each review answers fifteen questions in three sections: the role, the company and the culture. The overall rating is the mean of the three section scores. An employer’s rating is the mean of its reviews from the last four years, and it appears once there are three of them.',
  },
  {
    slug: 'how-long-checking',
    topic: 'reviews',
    question: 'How long does checking a review take?',
    answer:
      'Three working days at most, and usually one. A person reads every review. If something has to change first, such as a name in the text, we tell you what and you can send it again. We never edit your words.',
  },
  {
    slug: 'stop-emails',
    topic: 'account',
    question: 'How do I stop emails?',
    answer:
      'Use the link at the bottom of any email. One click stops that kind, a second one stops all of them, and you do not need to log in. You can also choose what you get, and how often, under contact preferences.',
  },
  {
    slug: 'download-delete-data',
    topic: 'privacy',
    question: 'Can I download or delete my data?',
    answer:
      'Yes, both, under data and security in your account. The download holds everything we have about you, in files that other programs can read. When you delete your account we hide it at once and erase it within 30 days; you choose whether your reviews go too or stay without you.',
  },
  {
    slug: 'top-employer-lists',
    topic: 'about',
    question: 'How do the top employer lists work?',
    answer:
      'Every October we rank employers by the reviews of the last 12 months. It takes at least five reviews to be listed, and a few very good ones do not beat many good ones, because small numbers are weighed against the average of all employers. Nobody can pay to be on a list or to move up.',
  },
  {
    slug: 'who-pays',
    topic: 'about',
    question: 'Who pays for promoted jobs?',
    answer:
      'The employer. Promoted jobs always carry the word “Promoted”, must fit what you searched for, and never push the other results into a different order. Reviews and ratings cannot be bought.',
  },
]

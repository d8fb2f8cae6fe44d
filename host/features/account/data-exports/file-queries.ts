import { type RawBuilder, sql } from 'kysely'

interface ExportedFile {
  /** A test checks that no table is left out. */
  tables: readonly string[]
  about: string
  rows: (userId: number) => RawBuilder<Record<string, unknown>>
}

const title = sql`coalesce(
  (select title from jobs where id = t.job_id),
  (select job_title from external_jobs where id = t.external_job_id))`
const name = (column: string) => sql`(select name from entities where id = ${sql.ref(`t.${column}`)})`
const names = (column: string) =>
  sql`array(select name from entities where id = any(${sql.ref(`t.${column}`)}) order by name)`
const place = (column: string) => sql`(select name from places where id = ${sql.ref(`t.${column}`)})`
const own = (userId: number) => sql`t.user_id = ${userId}`

/** Gives names instead of our ids, which mean nothing elsewhere. */
export const FILES: Readonly<Record<string, ExportedFile>> = {
  account: {
    tables: ['users', 'two_step'],
    about: 'Your account',
    rows: id => sql`select email, first_name, last_name, role, email_verified_at, created_at, updated_at, last_active_at,
      exists (select from two_step where user_id = t.id and expires_at is null) as two_step_login
      from users t where id = ${id}`,
  },
  addresses: {
    tables: ['email_changes'],
    about: 'Changes of your email address',
    rows: id => sql`select previous_email, email, confirmed_at, expires_at from email_changes t where ${own(id)}`,
  },
  profile: {
    tables: ['profiles'],
    about: 'Your studies and interests',
    rows: id => sql`select birth_year, phone, ${place('home_place_id')} as home, ${name('pathway_id')} as pathway,
      coalesce(${name('university_id')}, university_name) as university, school_name,
      coalesce(${name('course_id')}, course_name) as course, ${name('degree_area_id')} as subject, level, qualification,
      start_year, end_year, expected_grade, ${names('interest_ids')} as interests, ${names('event_type_ids')} as events,
      created_at, updated_at from profiles t where ${own(id)}`,
  },
  'equality-answers': {
    tables: ['equality_answers'],
    about: 'Your optional answers about equality',
    rows: id => sql`select ${name('gender_id')} as gender, gender_text, ${name('ethnicity_id')} as ethnicity, ethnicity_text,
      ${name('free_school_meals_id')} as free_school_meals, ${name('parent_profession_id')} as parent_profession,
      first_in_family, disability, consented_at, updated_at from equality_answers t where ${own(id)}`,
  },
  'job-preferences': {
    tables: ['job_preferences'],
    about: 'What you look for',
    rows: id => sql`select ${names('type_ids')} as types, ${names('role_ids')} as roles, ${names('industry_ids')} as industries,
      start_from, patterns, salary_min_pence, needs_visa, updated_at from job_preferences t where ${own(id)}`,
  },
  places: {
    tables: ['job_preference_places'],
    about: 'Where you look for jobs',
    rows: id => sql`select ${place('place_id')} as place, outcode, radius_miles
      from job_preference_places t where ${own(id)} order by position`,
  },
  'contact-preferences': {
    tables: ['contact_preferences'],
    about: 'Which emails you get',
    rows: id =>
      sql`select alerts, news, reminders, recommendations, changes, applications, drafts,
      updated_at from contact_preferences t where ${own(id)}`,
  },
  consents: {
    tables: ['consents'],
    about: 'What you agreed to or withdrew, and when',
    rows: id => sql`select kind, given, text_version, created_at from consents t where ${own(id)} order by id`,
  },
  signup: {
    tables: ['signup_states'],
    about: 'How far you are in signing up',
    rows: id => sql`select snapshot, updated_at from signup_states t where ${own(id)}`,
  },
  passkeys: {
    tables: ['passkeys'],
    about: 'Devices with which you log in without a password',
    rows: id => sql`select device, created_at, last_used_at from passkeys t where ${own(id)} order by id`,
  },
  sessions: {
    tables: ['sessions'],
    about: 'Where you are logged in',
    rows: id => sql`select device, is_long, created_at, last_seen_at, expires_at from sessions t where ${own(id)}`,
  },
  'saved-items': {
    tables: ['saved_items'],
    about: 'What you saved',
    rows: id => sql`select type, coalesce(${title}, (select headline from reviews where id = t.review_id),
      (select name from companies where id = t.company_id)) as title, item_id, reminders, starred, created_at, updated_at
      from saved_items t where ${own(id)} order by created_at`,
  },
  'saved-searches': {
    tables: ['saved_searches'],
    about: 'Your saved searches',
    rows: id => sql`select name, url, frequency, is_paused, last_run_at, created_at, updated_at
      from saved_searches t where ${own(id)} and deleted_at is null order by created_at`,
  },
  'emailed-jobs': {
    tables: ['alert_digests', 'alert_jobs'],
    about: 'Jobs that we emailed you about for your saved searches',
    rows: id => sql`select d.day, (select title from jobs where id = t.job_id) as title, t.job_id
      from alert_jobs t join alert_digests d on d.id = t.digest_id where ${own(id)} order by d.day, t.position`,
  },
  reminders: {
    tables: ['reminders', 'reminder_mails'],
    about: 'Reminders and news that we emailed you',
    rows: id => sql`select t.kind, t.type, t.item_id, t.occasion, t.created_at, m.day as emailed_on
      from reminders t left join reminder_mails m on m.id = t.mail_id where ${own(id)} order by t.created_at`,
  },
  'external-jobs': {
    tables: ['external_jobs'],
    about: 'Jobs of other sites that you added',
    rows: id => sql`select id, job_title, coalesce(nullif(company_name, ''), (select name from companies where id = t.company_id))
      as employer, url, location, salary_text, deadline, created_at, updated_at from external_jobs t where ${own(id)}`,
  },
  'application-stages': {
    tables: ['app_tracker_stages'],
    about: 'Your application tracker',
    rows: id => sql`select type, item_id, ${title} as title, stage, done, done_at, date, ticks, updated_at
      from app_tracker_stages t where ${own(id)} order by type, item_id, updated_at`,
  },
  'advert-copies': {
    tables: ['job_copies'],
    about: 'Your copies of adverts',
    rows: id => sql`select job_id, title, company_name as employer, locations, salary_min_pence, salary_max_pence,
      salary_unit, salary_currency, salary_text, deadline_at, description, copied_at
      from job_copies t where ${own(id)} order by copied_at, job_id`,
  },
  notes: {
    tables: ['job_notes'],
    about: 'Your notes',
    rows: id => sql`select type, item_id, ${title} as title, text, created_at, updated_at
      from job_notes t where ${own(id)} order by type, item_id, sort_order`,
  },
  appointments: {
    tables: ['appointments'],
    about: 'Interviews, tests and calls of your applications',
    rows: id => sql`select type, item_id, ${title} as title, kind, day, starts, ends, time_zone, place, link, note,
      created_at, updated_at from appointments t where ${own(id)} order by starts_at, id`,
  },
  'next-actions': {
    tables: ['next_actions'],
    about: 'What you planned to do next',
    rows: id => sql`select type, item_id, ${title} as title, text, day, done, created_at, updated_at
      from next_actions t where ${own(id)} order by day, id`,
  },
  contacts: {
    tables: ['contacts'],
    about: 'People of your applications',
    rows: id => sql`select type, item_id, ${title} as title, name, role, address, phone, met, note, created_at, updated_at
      from contacts t where ${own(id)} order by type, item_id, id`,
  },
  'calendar-feed': {
    tables: ['calendar_feeds'],
    about: 'Your private calendar address, without the address itself',
    rows: id => sql`select created_at from calendar_feeds t where ${own(id)}`,
  },
  'registered-interest': {
    tables: ['interest_registrations'],
    about: 'Jobs whose opening you wait for',
    rows: id => sql`select (select title from jobs where id = t.job_id) as title, job_id, state, shared_at, registered_at,
      updated_at from interest_registrations t where ${own(id)}`,
  },
  'recently-viewed': {
    tables: ['recently_viewed_jobs'],
    about: 'Jobs that you looked at',
    rows: id => sql`select (select title from jobs where id = t.job_id) as title, job_id, viewed_at
      from recently_viewed_jobs t where ${own(id)} order by viewed_at`,
  },
  hidden: {
    tables: ['hidden_items'],
    about: 'Jobs and employers that you hid',
    rows: id => sql`select type, coalesce((select title from jobs where id = t.job_id),
      (select name from companies where id = t.company_id)) as title, item_id, hidden_at
      from hidden_items t where ${own(id)}`,
  },
  'helpful-votes': {
    tables: ['helpful_votes'],
    about: 'Reviews that helped you',
    rows: id => sql`select (select headline from reviews where id = t.review_id) as review, review_id, voted_at
      from helpful_votes t where ${own(id)}`,
  },
  reviews: {
    tables: ['review_authors'],
    about: 'Reviews that you wrote, with every answer',
    rows: id => sql`select d.id, d.state, (select name from companies where id = d.company_id) as employer, d.answers,
      d.reason, d.decision_text, d.appeal_text, d.submitted_at, d.created_at, d.updated_at,
      (select to_jsonb(r) from reviews r where r.id = d.review_id) as published
      from review_authors t join review_drafts d on d.id = t.draft_id where ${own(id)} order by d.id`,
  },
  reports: {
    tables: ['reports'],
    about: 'What you reported to us',
    rows: id => sql`select type, item_id, reason, detail, email, state, created_at, handled_at
      from reports t where ${own(id)} order by id`,
  },
  messages: {
    tables: ['contact_messages'],
    about: 'Messages that you sent from the contact page',
    rows: id => sql`select name, email, topic, message, created_at from contact_messages t
      where lower(email) = (select email from users where id = ${id}) order by id`,
  },
}

/** The values are the reasons. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  unsubscribe_links: 'holds links that stop mails',
  application_imports: 'holds a spreadsheet of the person for an hour',
  account_deletions: 'is written when the account is deleted',
  data_exports: 'holds the export itself',
  email_confirmations: 'holds links that log people in or confirm addresses',
  password_resets: 'holds links to choose a password',
  pending_deletions: 'ends access, and with it every copy that could be made',
  recovery_codes: 'holds hashes of codes',
  two_step_logins: 'holds log-ins that wait for a code',
  passkey_challenges: 'holds what a device is asked to sign, for five minutes',
}

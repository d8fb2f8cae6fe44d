import { sql } from 'kysely'
import type { Db, Row, RowChange } from '../../../db/tables'
import { type Completion, completionOf, FIRST_STAGE, isStage, type StagesDone } from './stages'

/** Parts of the profile are null until given. */
export type Profile = Pick<Row<'users'>, 'first_name' | 'last_name' | 'email'> &
  Omit<Row<'profiles'>, 'user_id' | 'created_at' | 'updated_at'>

export type ProfileFields = Partial<Omit<Profile, 'email'>>

const EMPTY: Omit<Row<'profiles'>, 'user_id' | 'created_at' | 'updated_at'> = {
  birth_year: null,
  phone: null,
  home_place_id: null,
  pathway_id: null,
  university_id: null,
  university_name: null,
  school_name: null,
  course_id: null,
  course_name: null,
  degree_area_id: null,
  level: null,
  qualification: null,
  start_year: null,
  end_year: null,
  expected_grade: null,
  interest_ids: [],
  event_type_ids: [],
}
const COLUMNS = Object.keys(EMPTY) as (keyof typeof EMPTY)[]

/** Returns undefined only if there is no such user. */
export async function findProfile(db: Db, userId: number): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['first_name', 'last_name', 'email', 'profiles.user_id', ...COLUMNS])
    .where('id', '=', userId)
    .executeTakeFirst()
  const { user_id, ...fields } = row ?? { user_id: null }
  return row && ({ ...fields, ...(user_id === null ? EMPTY : {}) } as Profile)
}

export async function saveProfileFields(db: Db, userId: number, fields: ProfileFields): Promise<void> {
  const { first_name, last_name, ...profile } = fields
  const names = withoutUndefined({ first_name, last_name })
  if (Object.keys(names).length > 0) {
    await db
      .updateTable('users')
      .set({ ...names, updated_at: sql`now()` })
      .where('id', '=', userId)
      .execute()
  }
  const changes = withoutUndefined(profile)
  if (Object.keys(changes).length > 0) {
    await db
      .insertInto('profiles')
      .values({ user_id: userId, ...changes })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ ...changes, updated_at: sql`now()` }))
      .execute()
  }
}

export const readCompletion = async (db: Db, userId: number): Promise<Completion> =>
  presentCompletion(await readStages(db, userId))

export function presentCompletion({ stage, ...done }: SignupStages): Completion {
  return completionOf(done, isStage(stage) ? stage : FIRST_STAGE)
}

/** `stage` is the current stage of signup; '' before signup. */
export type SignupStages = StagesDone & { stage: string }

export const signupStages = (userId: number) => sql<SignupStages>`(
  select coalesce(s.snapshot ->> 'value', '') as stage, true as account,
    p.pathway_id is not null as pathway,
    p.end_year is not null and coalesce(p.university_id::text, p.university_name, p.school_name) is not null as education,
    coalesce(cardinality(p.interest_ids) > 0, false) as interests,
    exists (select from job_preferences where user_id = u.id and cardinality(type_ids) > 0) as "job-preferences",
    exists (select from equality_answers where user_id = u.id) as "about-you",
    exists (select from contact_preferences where user_id = u.id) as "contact-preferences"
  from users u
  left join profiles p on p.user_id = u.id
  left join signup_states s on s.user_id = u.id
  where u.id = ${userId})`

export const readStages = async (db: Db, userId: number): Promise<SignupStages> =>
  (await signupStages(userId).execute(db)).rows[0] ?? NOTHING_DONE

const NOTHING_DONE = {
  stage: '',
  account: false,
  pathway: false,
  education: false,
  interests: false,
  'job-preferences': false,
  'about-you': false,
  'contact-preferences': false,
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

function withoutUndefined<T extends RowChange<'profiles'> | RowChange<'users'>>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>
}

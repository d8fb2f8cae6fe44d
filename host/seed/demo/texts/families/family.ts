export interface Family {
  /** Slug of a child role. */
  role: string
  /** In a sentence: "software engineering" and "software engineer". */
  field: string
  job: string
  /** Slugs of degree areas; none means any degree. */
  areas: readonly string[]
  teams: readonly string[]
  /** Follow "you will" and "I got to". */
  duties: readonly string[]
  /** Follow "we look for". */
  skills: readonly string[]
  /** Follow "you will learn". */
  learns: readonly string[]
}

/** Fields with several parts have them in one string. */
export function family(
  role: string,
  field: string,
  job: string,
  areas: string,
  teams: string,
  duties: string,
  skills: string,
  learns: string,
): Family {
  return {
    role,
    field,
    job,
    areas: areas ? areas.split(' ') : [],
    teams: teams.split('; '),
    duties: duties.split('; '),
    skills: skills.split('; '),
    learns: learns.split('; '),
  }
}

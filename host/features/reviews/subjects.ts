/** The adjective before "student", by slug of the degree area. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'medicine-dentistry': 'Medical',
  'allied-to-medicine': 'Health',
  'biological-sport': 'Biology',
  psychology: 'Psychology',
  veterinary: 'Veterinary',
  'agriculture-food': 'Agriculture',
  'physical-sciences': 'Science',
  'mathematical-sciences': 'Maths',
  'engineering-technology': 'Engineering',
  computing: 'Computing',
  'geography-environment': 'Geography',
  'architecture-building-planning': 'Built environment',
  'social-sciences': 'Social science',
  law: 'Law',
  'business-management': 'Business',
  'media-communications': 'Media',
  'language-area-studies': 'Languages',
  'history-philosophy-religion': 'Humanities',
  'creative-arts-design': 'Design',
  'education-teaching': 'Education',
}

export const subjectOf = (degreeArea: string | null): string | null => SUBJECTS[degreeArea ?? ''] ?? null

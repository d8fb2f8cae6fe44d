import { family } from './family'

export const building = {
  surveying: family(
    'surveying',
    'surveying',
    'surveyor',
    'architecture-building-planning geography-environment',
    'quantity surveying; building surveying; estates',
    'measure, count and price the work; inspect roofs, cellars and everything between; value what was built this month; write a condition report; keep the cost plan up to date',
    'numeracy; good boots; tact; clear reports',
    'how buildings fail and are mended; contracts; the route to chartered surveyor',
  ),
  architecture: family(
    'architecture',
    'architecture',
    'architectural assistant',
    'architecture-building-planning creative-arts-design',
    'design; delivery; retrofit',
    'draw, model and redraw; visit site every second week; choose materials with the engineer; prepare a planning application; make the model that wins the meeting',
    'a strong portfolio; modelling by hand or in 3D; interest in how people live; patience',
    'how a building goes from sketch to handover; low-energy detailing; your professional record',
  ),
  construction: family(
    'construction-management',
    'construction management',
    'site manager',
    'architecture-building-planning engineering-technology',
    'site; planning; digital construction',
    'run the morning briefing with the site manager; plan next week’s trades; check quality before it is covered up; keep the programme honest; update the digital model',
    'communication; safety first; early starts; interest in buildings',
    'how a site runs; safety certificates; how to lead people older than you',
  ),
}

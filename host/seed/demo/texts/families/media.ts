import { family } from './family'

export const media = {
  marketing: family(
    'marketing',
    'marketing',
    'marketing assistant',
    'business-management media-communications creative-arts-design',
    'brand; campaigns; content',
    'plan a campaign and measure if it worked; write posts that sound like a person; brief a photographer; run a test with two headlines; look after the calendar',
    'good writing; curiosity about people; basic numbers; ideas and the energy to try them',
    'how a campaign is planned and paid for; how to read results honestly; how to brief creative people',
  ),
  journalism: family(
    'journalism-publishing',
    'publishing and journalism',
    'editorial assistant',
    'language-area-studies media-communications history-philosophy-religion',
    'editorial; newsroom; publicity',
    'read submissions and write reports; check facts until they stop moving; write short pieces to a deadline; look after an author, a guest or a nervous expert; prepare files for print and audio',
    'excellent English; broad reading; accuracy; good manners on the phone',
    'how a text gets from draft to reader; copyright basics; how to edit without bruising anyone',
  ),
  film: family(
    'film-tv-radio',
    'film and television',
    'production assistant',
    'media-communications creative-arts-design',
    'production; edit; studio',
    'keep the call sheet right; log rushes; find a location that does not flood; look after contributors; help in the edit suite late in the week',
    'reliability; calm; a short film, podcast or show you made; stamina',
    'how a production is budgeted and planned; studio and location safety; how stories are built in the edit',
  ),
  design: family(
    'product-design',
    'design',
    'designer',
    'creative-arts-design engineering-technology',
    'studio; product; graphics',
    'sketch, model and throw most of it away; make drawings that a factory can use; choose materials and defend the choice; present to a client with a senior designer; build the prototype for Thursday',
    'a portfolio that shows how you think; making skills; openness to feedback; an eye for detail',
    'how ideas become products; how to cost a design; how to work with makers',
  ),
}

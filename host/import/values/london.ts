/** Parts of London that adverts name and the gazetteer lacks; none is also the name of a town elsewhere in Britain. */
const AREAS = new Set(
  (
    'aldgate,aldwych,balham,bankside,bayswater,belgravia,bermondsey,bethnal green,blackfriars,bloomsbury,brent cross,' +
    'camden,camden town,canning town,catford,chancery lane,charing cross,chiswick,covent garden,crystal palace,' +
    'docklands,dulwich,earls court,elephant and castle,euston,farringdon,finsbury,finsbury park,fitzrovia,fulham,' +
    'haggerston,hammersmith,hampstead,haringey,highbury,holborn,hoxton,isle of dogs,kensington,kentish town,' +
    'kings cross,knightsbridge,ladbroke grove,lambeth,lewisham,liverpool street,london bridge,marylebone,mayfair,' +
    'mile end,moorgate,notting hill,old street,paddington,pimlico,primrose hill,putney,rotherhithe,shepherds bush,' +
    'shoreditch,silicon roundabout,soho,south bank,southwark,spitalfields,st pancras,stepney,stoke newington,' +
    'streatham,temple,tooting,tottenham court road,tower hamlets,tufnell park,vauxhall,wandsworth,wapping,' +
    'westminster,white city,whitechapel,wimbledon,woolwich'
  ).split(','),
)
/** "North West London", "London South East", "Central London Area". */
const DIRECTIONS =
  /^(?=.*\blondon\b)(?:(?:north|south|east|west|central|inner|outer|greater|city of|london|area|uk)\s*)+$/

/** Whether a place, in its normal form, is a part of London (or London itself). */
export const isInLondon = (place: string): boolean => AREAS.has(place) || DIRECTIONS.test(place)

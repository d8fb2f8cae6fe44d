/** `codes` are old district codes in the open data. */
export interface County {
  name: string
  region: string
  nation: string
  /** Two digits for a shire, four characters for a unitary area. */
  codes: readonly string[]
}

function county(name: string, region: string, codes: string, nation = 'England'): County {
  return { name, region, nation, codes: codes.split(' ') }
}

const wales = (name: string, code: string): County => county(name, 'Wales', code, 'Wales')

/** English counties include the large towns inside their old boundaries. Wales has its principal areas. */
export const counties: readonly County[] = [
  county('Greater London', 'London', ''),
  county('Bedfordshire', 'East of England', '00KA 00KB 00KC 09'),
  county('Cambridgeshire', 'East of England', '12 00JA'),
  county('Essex', 'East of England', '22 00KF 00KG'),
  county('Hertfordshire', 'East of England', '26'),
  county('Norfolk', 'East of England', '33'),
  county('Suffolk', 'East of England', '42'),
  county('Derbyshire', 'East Midlands', '17 00FK'),
  county('Leicestershire', 'East Midlands', '31 00FN'),
  county('Lincolnshire', 'East Midlands', '32 00FC 00FD'),
  county('Northamptonshire', 'East Midlands', '34'),
  county('Nottinghamshire', 'East Midlands', '37 00FY'),
  county('Rutland', 'East Midlands', '00FP'),
  county('County Durham', 'North East', '20 00EJ 00EF 00EH 00EB'),
  county('Northumberland', 'North East', '35 00EM'),
  county('Tyne and Wear', 'North East', '00CH 00CJ 00CK 00CL 00CM'),
  county('Cheshire', 'North West', '13 00EQ 00EW 00ET 00EU'),
  county('Cumbria', 'North West', '16'),
  county('Greater Manchester', 'North West', '00BL 00BM 00BN 00BP 00BQ 00BR 00BS 00BT 00BU 00BW'),
  county('Lancashire', 'North West', '30 00EX 00EY'),
  county('Merseyside', 'North West', '00BX 00BY 00BZ 00CA 00CB'),
  county('Berkshire', 'South East', '00MA 00MB 00MC 00MD 00ME 00MF'),
  county('Buckinghamshire', 'South East', '11 00MG'),
  county('East Sussex', 'South East', '21 00ML'),
  county('Hampshire', 'South East', '24 00MR 00MS'),
  county('Isle of Wight', 'South East', '00MW'),
  county('Kent', 'South East', '29 69 00LC'),
  county('Oxfordshire', 'South East', '38'),
  county('Surrey', 'South East', '43'),
  county('West Sussex', 'South East', '45'),
  county('City of Bristol', 'South West', '00HB'),
  county('Cornwall', 'South West', '15 00HE 00HF'),
  county('Devon', 'South West', '18 00HG 00HH'),
  county('Dorset', 'South West', '19 00HN 00HP'),
  county('Gloucestershire', 'South West', '23 00HD'),
  county('Somerset', 'South West', '40 00HA 00HC'),
  county('Wiltshire', 'South West', '46 00HX 00HY'),
  county('Herefordshire', 'West Midlands', '00GA'),
  county('Shropshire', 'West Midlands', '39 00GF 00GG'),
  county('Staffordshire', 'West Midlands', '41 00GL'),
  county('Warwickshire', 'West Midlands', '44'),
  county('West Midlands county', 'West Midlands', '00CN 00CQ 00CR 00CS 00CT 00CU 00CW'),
  county('Worcestershire', 'West Midlands', '47'),
  county('East Riding of Yorkshire', 'Yorkshire and the Humber', '00FA 00FB'),
  county('North Yorkshire', 'Yorkshire and the Humber', '36 00FF 00EE 00EC'),
  county('South Yorkshire', 'Yorkshire and the Humber', '00CC 00CE 00CF 00CG'),
  county('West Yorkshire', 'Yorkshire and the Humber', '00CX 00CY 00CZ 00DA 00DB'),
  wales('Blaenau Gwent', '00PL'),
  wales('Bridgend County Borough', '00PB'),
  wales('Caerphilly County Borough', '00PK'),
  wales('Carmarthenshire', '00NU'),
  wales('Ceredigion', '00NQ'),
  wales('City and County of Cardiff', '00PT'),
  wales('City and County of Swansea', '00NX'),
  wales('City of Newport', '00PR'),
  wales('Conwy County Borough', '00NE'),
  wales('Denbighshire', '00NG'),
  wales('Flintshire', '00NJ'),
  wales('Gwynedd', '00NC'),
  wales('Isle of Anglesey', '00NA'),
  wales('Merthyr Tydfil County Borough', '00PH'),
  wales('Monmouthshire', '00PP'),
  wales('Neath Port Talbot', '00NZ'),
  wales('Pembrokeshire', '00NS'),
  wales('Powys', '00NN'),
  wales('Rhondda Cynon Taf', '00PF'),
  wales('Torfaen', '00PM'),
  wales('Vale of Glamorgan', '00PD'),
  wales('Wrexham County Borough', '00NL'),
]

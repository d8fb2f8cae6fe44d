/**
 * Parts of London that the open data lacks, with latitude and longitude, from general knowledge. Two decimals are
 * accurate to half a mile.
 */
const PARTS = `
Aldgate 51.514 -0.075; Aldwych 51.513 -0.117; Angel 51.532 -0.106; Balham 51.443 -0.152; Bankside 51.507 -0.099;
Barnes 51.474 -0.238; Belgravia 51.498 -0.153; Bermondsey 51.498 -0.064; Blackfriars 51.512 -0.104;
Bloomsbury 51.522 -0.126; Bow 51.527 -0.021; Brent Cross 51.576 -0.223; Brockley 51.464 -0.037;
Canning Town 51.514 0.008; Chancery Lane 51.518 -0.112; Charing Cross 51.508 -0.125; Charlton 51.487 0.031;
Chingford 51.630 0.003; Chiswick 51.492 -0.258; Clapham 51.462 -0.138; Clapham Junction 51.464 -0.170;
Clapton 51.561 -0.057; Covent Garden 51.512 -0.123; Cricklewood 51.556 -0.213; Crystal Palace 51.418 -0.073;
Dalston 51.546 -0.075; Deptford 51.478 -0.026; Docklands 51.507 -0.018; Dulwich 51.443 -0.085; Earl's Court 51.490 -0.195;
East Dulwich 51.459 -0.078; East Finchley 51.587 -0.165; Edmonton 51.622 -0.061; Elephant and Castle 51.494 -0.100;
Eltham 51.451 0.052; Euston 51.528 -0.133; Farringdon 51.520 -0.105; Finchley 51.601 -0.193; Finsbury 51.527 -0.101;
Finsbury Park 51.565 -0.106; Fitzrovia 51.519 -0.137; Forest Gate 51.549 0.025; Forest Hill 51.439 -0.053;
Fulham 51.480 -0.195; Golders Green 51.572 -0.194; Greenwich 51.480 -0.001; Haggerston 51.538 -0.076;
Hampstead 51.556 -0.178; Hanwell 51.510 -0.338; Haringey 51.590 -0.110; Heathrow 51.470 -0.454; Herne Hill 51.453 -0.102; Highbury 51.552 -0.097;
Highgate 51.571 -0.149; Holborn 51.517 -0.118; Hoxton 51.532 -0.077; Isle of Dogs 51.493 -0.016;
Kentish Town 51.550 -0.141; Kilburn 51.547 -0.204; King's Cross 51.531 -0.123; Kingsbury 51.585 -0.279;
Knightsbridge 51.501 -0.160; Ladbroke Grove 51.517 -0.210; Lee 51.456 0.011; Lewisham 51.461 -0.012; Leyton 51.561 -0.015;
Leytonstone 51.568 0.011; Liverpool Street 51.518 -0.082; London Bridge 51.505 -0.086; Maida Vale 51.530 -0.186;
Manor Park 51.553 0.047; Marylebone 51.520 -0.150; Mayfair 51.510 -0.147; Mile End 51.525 -0.033; Mill Hill 51.614 -0.231;
Moorgate 51.518 -0.089; Mortlake 51.468 -0.267; Muswell Hill 51.590 -0.143; New Cross 51.475 -0.038;
Nine Elms 51.481 -0.129; Notting Hill 51.510 -0.200; Old Street 51.526 -0.088; Paddington 51.517 -0.177;
Palmers Green 51.618 -0.109; Penge 51.415 -0.054; Pimlico 51.489 -0.134; Plaistow 51.523 0.021;
Primrose Hill 51.540 -0.157; Putney 51.461 -0.217; Raynes Park 51.409 -0.231; Rotherhithe 51.499 -0.046;
Shepherd's Bush 51.505 -0.221; Shoreditch 51.526 -0.078; Silicon Roundabout 51.526 -0.088; Soho 51.514 -0.132;
South Bank 51.506 -0.115; South Kensington 51.494 -0.174; South Norwood 51.398 -0.075; South Woodford 51.592 0.027;
Southgate 51.632 -0.128; Southwark 51.503 -0.098; Spitalfields 51.520 -0.074; St John's Wood 51.534 -0.174;
St Pancras 51.530 -0.126; Stepney 51.517 -0.046; Stockwell 51.472 -0.123; Stoke Newington 51.562 -0.073;
Stratford 51.541 -0.003; Streatham 51.428 -0.132; Sydenham 51.427 -0.054; Temple 51.511 -0.114; Thamesmead 51.501 0.118;
Tooting 51.428 -0.168; Tottenham 51.588 -0.072; Tottenham Court Road 51.516 -0.131; Tower Hamlets 51.515 -0.035;
Tufnell Park 51.557 -0.138; Vauxhall 51.486 -0.124; Victoria 51.496 -0.144; Wallington 51.365 -0.150;
Walworth 51.488 -0.092; Wapping 51.504 -0.058; West Norwood 51.432 -0.104; Whetstone 51.630 -0.175;
White City 51.512 -0.224; Whitechapel 51.519 -0.060; Willesden 51.547 -0.240; Wimbledon 51.421 -0.206;
Winchmore Hill 51.634 -0.101; Havering 51.581 0.183; Hillingdon 51.533 -0.450; Merton 51.410 -0.194;
Newham 51.526 0.034; Oxford Circus 51.515 -0.142; Redbridge 51.576 0.073; Richmond upon Thames 51.456 -0.301;
Waltham Forest 51.590 -0.013`

export const londonParts: readonly { name: string; lat: number; lng: number }[] = PARTS.split(';').map(part => {
  const [, name = '', lat, lng] = /^\s*(.+) (\S+) (\S+)$/.exec(part) ?? []
  return { name, lat: Number(lat), lng: Number(lng) }
})

/** Towns of the districts of the postcode areas from M to ZE, from general knowledge: slugs and numbers. */
export const DISTRICTS_M_TO_Z: Readonly<Record<string, string>> = {
  M:
    'salford 5-7,50, didsbury 20, middleton 24, prestwich 25, radcliffe 26, swinton 27, swinton 28, ' +
    'tyldesley 29, eccles 30, stretford 32, sale 33, denton 34, failsworth 35, urmston 41, droylsden 43, ' +
    'irlam 44, atherton 46',
  ME:
    'chatham 4-5, snodland 6, gillingham 7-8, sittingbourne 9-10, queenborough 11, sheerness 12, faversham 13, ' +
    'maidstone 14-18, west-malling 19, aylesford 20',
  MK: 'bletchley 1-3, newport-pagnell 16, buckingham 18, bedford 40-45, olney 46',
  ML:
    'wishaw 2, hamilton 3, bellshill 4, coatbridge 5, airdrie 6, shotts 7, carluke 8, larkhall 9, strathaven 10, ' +
    'lanark 11, biggar 12',
  N:
    'islington 1, east-finchley 2, finchley 3,12, finsbury-park 4, highbury 5, highgate 6, holloway 7, ' +
    'crouch-end 8, edmonton-greater-london 9,18, muswell-hill 10, southgate-greater-london 11,14, ' +
    'palmers-green 13, tottenham 15,17, stoke-newington 16, archway 19, whetstone 20, winchmore-hill 21, ' +
    'wood-green 22',
  NE:
    'gateshead 8-11, whickham 16, blaydon-on-tyne 21, bedlington 22, cramlington 23, blyth 24, ' +
    'whitley-bay 25-26, wallsend 28, north-shields 29-30, hebburn 31, jarrow 32, south-shields 33-34, ' +
    'east-boldon 36, washington 37-38, rowlands-gill 39, blaydon-on-tyne 40, prudhoe 42, corbridge 45, ' +
    'hexham 44,46-48, haltwhistle 49, morpeth 61, ashington 63, newbiggin-by-the-sea 64, amble 65, alnwick 66, ' +
    'seahouses 68',
  NG:
    'west-bridgford 2, arnold 5, long-eaton 10, bingham 13, hucknall 15, eastwood 16, sutton-in-ashfield 17, ' +
    'mansfield 18-21, newark-on-trent 22-24, southwell 25, grantham 31-33, sleaford 34',
  NN: 'wellingborough 8-9,29, rushden 10, daventry 11, towcester 12, brackley 13, kettering 14-16, corby 17-18',
  NP:
    'pontypool 4, abergavenny 7-8, blackwood 12, abertillery 13, usk 15, chepstow 16, tredegar 22, ebbw-vale 23, ' +
    'monmouth 25, caldicot 26, cwmbran 44',
  NR:
    'aylsham 11, attleborough 17, east-dereham 19-20, fakenham 21-22, holt 25, sheringham 26, cromer 27, ' +
    'north-walsham 28, great-yarmouth 29-31, lowestoft 32-33, beccles 34, bungay 35',
  NW:
    'camden-town 1, cricklewood 2, hampstead 3, hendon 4, kentish-town 5, kilburn-greater-london 6, mill-hill 7, ' +
    'st-johns-wood 8, kingsbury-greater-london 9, willesden 10, golders-green 11',
  OL: 'mossley 5, ashton-under-lyne 6-7, heywood 10, rochdale 11-12,16, bacup 13, todmorden 14, littleborough 15',
  OX:
    'kidlington 5, chipping-norton 7, thame 9, wallingford 10, didcot 11, wantage 12, abingdon 13-14, ' +
    'banbury 15-17, carterton 18, woodstock 20, bicester 25-27, witney 28-29',
  PA:
    'renfrew 4, johnstone 5, bishopton 7, erskine 8, port-glasgow 14, greenock 15-16, gourock 19, rothesay 20, ' +
    'dunoon 23, campbeltown 28, lochgilphead 30-31, lochgilphead 32, oban 34-38',
  PE:
    'stamford 9, bourne 10, spalding 11, holbeach 12, wisbech 13-14, march 15, chatteris 16, st-neots 19, boston 20-22, ' +
    'skegness 23-25, huntingdon 26,28-29, huntingdon 27, kings-lynn 30-35, hunstanton 36, swaffham 37, ' +
    'downham-market 38',
  PH:
    'auchterarder 3-4, crieff 6-7, blairgowrie 10-11, aberfeldy 15, pitlochry 16-18, newtonmore 20, ' +
    'kingussie 21, aviemore 22-25, grantown-on-spey 26, fort-william 30-41',
  PL:
    'torpoint 10-11, saltash 12, looe 13, liskeard 14, launceston 15, callington 17, gunnislake 18, ' +
    'tavistock 19, yelverton 20, ivybridge 21, lostwithiel 22, fowey 23, par 24, st-austell 25-26, wadebridge 27, padstow 28, ' +
    'bodmin 30-31, camelford 32',
  PO:
    'southsea 4-5, waterlooville 7-8, havant 9, emsworth 10, hayling-island 11, gosport 12-13, fareham 14-17, ' +
    'chichester 18-20, bognor-regis 21-22, newport-isle-of-wight 30,34,39, cowes 31, east-cowes 32, ryde 33, ' +
    'bembridge 35, sandown 36, shanklin 37, ventnor 38, freshwater 40-41',
  PR: 'chorley 6-7, southport 8-9, leyland 25-26',
  RG:
    'henley-on-thames 9, bracknell 12,42, newbury 14,20, hungerford 17, thatcham 18-19, basingstoke 21-25, ' +
    'tadley 26, hook-hampshire 27,29, basingstoke 28, wokingham 40-41, crowthorne 45',
  RH:
    'reigate 2, dorking 3-5, horley 6, lingfield 7, oxted 8, godstone 9, crawley 10-11, horsham 12-13, ' +
    'billingshurst 14, burgess-hill 15, haywards-heath 16-17, forest-row 18, east-grinstead 19, pulborough 20',
  RM:
    'dagenham 8-10, hornchurch 11-12, rainham 13, upminster 14, south-ockendon 15, grays 16-17,20, tilbury 18, ' +
    'grays 19',
  S:
    'dronfield 18, dronfield 21, dinnington 25, chapeltown 35, stocksbridge 36, chesterfield 40-43,45,49, ' +
    'bolsover 44, rotherham 60-63,65-66,97, mexborough 64, barnsley 70-75, worksop 80-81',
  SA:
    'neath 10-11, port-talbot 12-13, llanelli 14-15, burry-port 16, kidwelly 17, ammanford 18, llandeilo 19, ' +
    'llandovery 20, carmarthen 31-34, cardigan 43, llandysul 44, aberaeron 46, lampeter 48, haverfordwest 61-62, ' +
    'fishguard 64-65, narberth 67, saundersfoot 69, tenby 70, pembroke 71, pembroke-dock 72, milford-haven 73',
  SE:
    'southwark 1, abbey-wood 2, blackheath 3, brockley-greater-london 4, camberwell 5, catford 6, charlton 7, ' +
    'deptford 8, eltham 9, greenwich 10, kennington-greater-london 11, lee 12, lewisham 13, new-cross 14, ' +
    'peckham 15, rotherhithe 16, walworth 17, woolwich 18, crystal-palace 19, penge 20, dulwich 21, ' +
    'east-dulwich 22, forest-hill 23, herne-hill 24, south-norwood 25, sydenham 26, west-norwood 27, ' +
    'thamesmead 28',
  SG:
    'hitchin 4-5, letchworth-garden-city 6, baldock 7, royston 8, buntingford 9, ware 11-12, hertford 13-14, ' +
    'arlesey 15, shefford 17, biggleswade 18, sandy 19, knebworth 3',
  SK:
    'marple 6, bramhall 7, cheadle-hulme 8, wilmslow 9, macclesfield 10-11, poynton 12, glossop 13, hyde 14, ' +
    'stalybridge 15, dukinfield 16, buxton 17, new-mills 22, chapel-en-le-frith 23',
  SL: 'windsor 4, ascot 5, maidenhead 6, marlow 7, bourne-end 8, gerrards-cross 9',
  SM: 'morden 4, carshalton 5, wallington 6, banstead 7',
  SN:
    'faringdon 7, marlborough 8, pewsey 9, devizes 10, calne 11, melksham 12, corsham 13, chippenham 14-15, ' +
    'malmesbury 16',
  SO:
    'winchester 20, winchester 21-23, new-alresford 24, hedge-end 30, bishops-waltham 32, totton 40, ' +
    'lymington 41, brockenhurst 42, lyndhurst 43, hythe 45, eastleigh 50,53, romsey 51',
  SP: 'fordingbridge 6, shaftesbury 7, gillingham-dorset 8, tidworth 9, andover 10-11',
  SR: 'seaham 7, peterlee 8',
  SS:
    'rochford 4, rayleigh 5, rayleigh 6, south-benfleet 7, canvey-island 8, leigh-on-sea 9, wickford 11-12, ' +
    'basildon 13-16, stanford-le-hope 17',
  ST:
    'newcastle-under-lyme 5, kidsgrove 7, biddulph 8, cheadle 10, leek 13, uttoxeter 14, stone 15, ' + 'stafford 16-21',
  SW:
    'city-of-westminster 1, brixton-hill 2, chelsea 3,10, clapham-greater-london 4, earls-court 5, fulham 6, ' +
    'south-kensington 7, vauxhall 8, brixton 9, battersea 11, balham 12, barnes 13, mortlake 14, putney 15, ' +
    'streatham 16, tooting 17, wandsworth 18, wimbledon 19, raynes-park 20',
  SY:
    'church-stretton 6, craven-arms 7, ludlow 8, bishops-castle 9, oswestry 10-11, ellesmere 12, whitchurch 13, ' +
    'malpas 14, newtown 16-17, llanidloes 18, machynlleth 20, welshpool 21, aberystwyth 23-24, tregaron 25',
  TA:
    'bridgwater 5-7, burnham-on-sea 8, highbridge 9, langport 10, langport 11, martock 12, south-petherton 13, stoke-sub-hamdon 14, ' +
    'crewkerne 18, ilminster 19, chard 20, taunton 21, dulverton 22, watchet 23, minehead 24',
  TD:
    'lauder 2, kelso 5, melrose 6, selkirk 7, jedburgh 8, hawick 9, duns 10-11, coldstream 12, eyemouth 14, ' +
    'berwick-upon-tweed 15',
  TF: 'wellington 6, market-drayton 9, newport-shropshire 10, shifnal 11, broseley 12, much-wenlock 13',
  TN:
    'royal-tunbridge-wells 1-4, wadhurst 5, crowborough 6, edenbridge 8, tonbridge 9-11, staplehurst 12, sevenoaks 13-15, ' +
    'westerham 16, cranbrook 17-18, burwash 19, heathfield 21, uckfield 22, ashford 23-27, new-romney 28, lydd 29, ' +
    'tenterden 30, rye 31, robertsbridge 32, battle 33, hastings 34-35, hastings 37-38, bexhill-on-sea 39-40',
  TQ:
    'paignton 3-4, brixham 5, dartmouth 6, kingsbridge 7, salcombe 8, totnes 9, buckfastleigh 11, ' +
    'newton-abbot 12, ashburton 13, teignmouth 14',
  TR:
    'perranporth 6, newquay 7-8, penryn 10, falmouth 11, helston 12-13, camborne 14, redruth 15-16, ' +
    'penzance 17-20, st-ives 26, hayle 27',
  TS:
    'redcar 10-11, saltburn-by-the-sea 12, loftus 13, guisborough 14, yarm 15-16, thornaby-on-tees 17, ' +
    'stockton-on-tees 18-21, billingham 22-23, hartlepool 24-27',
  TW:
    'twickenham 1-2, hounslow 3-6, isleworth 7, brentford 8, richmond-greater-london 9-10, teddington 11, ' +
    'hampton 12, feltham 13-14, ashford-surrey 15, sunbury-on-thames 16, shepperton 17, staines 18-19, egham 20',
  UB: 'southall 1-2, hayes 3-4, northolt 5, greenford 6, west-drayton 7, uxbridge 8-11',
  W:
    'mayfair 1, paddington 2, acton 3, chiswick 4, ealing 5,13, hammersmith 6, hanwell 7, kensington 8,14, ' +
    'maida-vale 9, ladbroke-grove 10, notting-hill 11, shepherds-bush 12',
  WA:
    'frodsham 6, runcorn 7, widnes 8, st-helens 9-11, newton-le-willows 12, lymm 13, altrincham 14-15, ' +
    'knutsford 16',
  WC: 'bloomsbury 1, covent-garden 2',
  WD: 'rickmansworth 3, kings-langley 4, abbots-langley 5, borehamwood 6, radlett 7, bushey 23',
  WF:
    'ossett 5, normanton 6, featherstone-west-yorkshire 7, pontefract 8-9, castleford 10, knottingley 11, ' +
    'dewsbury 12-13, mirfield 14, liversedge 15, heckmondwike 16, batley 17',
  WN: 'leigh 7, skelmersdale 8',
  WR: 'droitwich 9, pershore 10, evesham 11, broadway 12, great-malvern 13-14, tenbury-wells 15',
  WS: 'burntwood 7, brownhills 8, aldridge 9, wednesbury 10, cannock 11-12, lichfield 13-14, rugeley 15',
  WV: 'willenhall 12-13, bilston 14, bridgnorth 15-16',
  YO:
    'thirsk 7, selby 8, scarborough 11-13, filey 14, bridlington 15-16, malton 17, pickering 18, whitby 21-22, ' +
    'driffield 25, kirkbymoorside 62, pocklington 42, market-weighton 43',
}

/** Towns of the districts of the postcode areas from AB to LU, from general knowledge: slugs and numbers. */
export const DISTRICTS_A_TO_L: Readonly<Record<string, string>> = {
  AL: 'harpenden 5, welwyn 6, welwyn-garden-city 7-8, hatfield 9-10',
  B:
    'west-bromwich 70-71, oldbury 68-69, smethwick 66-67, cradley-heath 64, rowley-regis 65, halesowen 62-63, ' +
    'bromsgrove 60-61, solihull 90-94, alcester 49-50, redditch 96-98, sutton-coldfield 72-76, tamworth 77-79, ' +
    'henley-in-arden 95, studley 80',
  BA:
    'radstock 3, shepton-mallet 4, wells 5, glastonbury 6, castle-cary 7, templecombe 8, wincanton 9, bruton 10, ' +
    'frome 11, warminster 12, westbury 13, trowbridge 14, bradford-on-avon 15, street 16, yeovil 20-22',
  BB: 'darwen 3, rawtenstall 4, accrington 5, clitheroe 7, colne 8, nelson 9, burnley 10-12, barnoldswick 18',
  BD: 'bingley 16, shipley 17-18, cleckheaton 19, keighley 20-22, skipton 23, settle 24',
  BH:
    'poole 12-17, broadstone 18, swanage 19, wareham 20, wimborne-minster 21, ferndown 22, christchurch 23, ' +
    'ringwood 24, new-milton 25, verwood 31',
  BL: 'bury 0,8-9',
  BN:
    'hove 3, henfield 5, hassocks 6, lewes 7-8, newhaven 9, peacehaven 10, worthing 11-14, lancing 15, ' +
    'littlehampton 16-17, arundel 18, eastbourne 20-23, pevensey 24, seaford 25, eastbourne 26, hailsham 27, ' +
    'portslade 41-42, shoreham-by-sea 43, steyning 44',
  BR: 'bromley 1-2, beckenham 3, west-wickham 4, orpington 5-6, chislehurst 7, swanley 8',
  BS:
    'portishead 20, clevedon 21, weston-super-mare 22-24, winscombe 25, axbridge 26, cheddar 27, banwell 29, ' +
    'keynsham 31, thornbury 35, yate 37, nailsea 48, yatton 49',
  BT:
    'holywood 18, bangor 19-20, donaghadee 21, newtownards 22, comber 23, ballynahinch 24, dromore 25, ' +
    'hillsborough 26, lisburn 27-28, crumlin-county-antrim 29, downpatrick 30, castlewellan 31, banbridge 32, ' +
    'newcastle 33, newry 34-35, newtownabbey 36-37, carrickfergus 38, ballyclare 39, larne 40, antrim 41, ' +
    'ballymena 42-44, magherafelt 45, maghera 46, derry 47-48, limavady 49, coleraine 51-52, ballymoney 53, ' +
    'ballycastle 54, portstewart 55, portrush 56, bushmills 57, armagh 60-61, portadown 62, craigavon 63-67, ' +
    'dungannon 68-71, enniskillen 74,92-94, fivemiletown 75, omagh 76-79, cookstown 80, castlederg 81, ' +
    'strabane 82',
  CA:
    'wigton 7, brampton-cumbria 8, alston 9, shap 10, penrith 11, keswick 12, cockermouth 13, workington 14, ' +
    'maryport 15, appleby-in-westmorland 16, kirkby-stephen 17, egremont 22, cleator-moor 25, frizington 26, ' +
    'st-bees 27, whitehaven 28',
  CB: 'ely 6-7, newmarket 8, haverhill 9, saffron-walden 10-11',
  CF:
    'bridgend 31-33,35, maesteg 34, porthcawl 36, pontypridd 37-38, porth 39, tonypandy 40, treorchy 41-42, ' +
    'ferndale 43, aberdare 44, mountain-ash 45, treharris 46, merthyr-tydfil 47-48, llantwit-major 61, ' +
    'barry 62-63, penarth 64, cowbridge 71, pontyclun 72, bargoed 81, hengoed 82, caerphilly 83',
  CH:
    'flint 5, flint 6, mold 7, holywell 8, birkenhead 41-43, wallasey 44-45, moreton 46, hoylake 47, ' +
    'west-kirby 48, greasby 49, heswall 60-61, bromborough 62, bebington 63, neston-cheshire 64, ellesmere-port 65-66',
  CM:
    'burnham-on-crouch 0, ingatestone 4, chipping-ongar 5, great-dunmow 6, braintree 7,77, witham 8, maldon 9, ' +
    'billericay 11-12, brentwood 13-15, epping 16, harlow 17-20, sawbridgeworth 21, bishops-stortford 22-23, ' +
    'stansted-mountfitchet 24',
  CO:
    'sudbury 8, halstead 9, sudbury 10, manningtree 11, harwich 12, frinton-on-sea 13, walton-on-the-naze 14, ' +
    'clacton-on-sea 15-16',
  CR: 'south-croydon 2, caterham 3, mitcham 4, coulsdon 5, warlingham 6, thornton-heath 7, purley 8',
  CT:
    'whitstable 5, herne-bay 6, birchington-on-sea 7, westgate-on-sea 8, margate 9, broadstairs 10, ' +
    'ramsgate 11-12, sandwich 13, deal 14, dover 15-17, folkestone 18-20, hythe-kent 21',
  CV:
    'kenilworth 8, atherstone 9, nuneaton 10-11,13, bedworth 12, rugby 21-23, royal-leamington-spa 31-33, ' +
    'warwick 34-35, shipston-on-stour 36, stratford-upon-avon 37, southam 47',
  CW: 'nantwich 5, tarporley 6, winsford 7, northwich 8-9, middlewich 10, sandbach 11, congleton 12',
  DA:
    'longfield 3, bexley 5, bexleyheath 6-7, erith 8,18, greenhithe 9, swanscombe 10, gravesend 11-13, ' +
    'sidcup 14-15, welling 16, belvedere 17',
  DD: 'newport-on-tay 6, carnoustie 7, forfar 8, brechin 9, montrose 10, arbroath 11',
  DE:
    'matlock 4, ripley 5, ashbourne 6, ilkeston 7, swadlincote 11-12, burton-upon-trent 13-15, bakewell 45, ' +
    'alfreton 55, belper 56, etwall 65, heanor 75, castle-donington 74',
  DG:
    'thornhill 3, sanquhar 4, dalbeattie 5, kirkcudbright 6, castle-douglas 7, newton-stewart 8, stranraer 9, ' +
    'moffat 10, lockerbie 11, annan 12, langholm 13, gretna 16',
  DH: 'chester-le-street 2-3, houghton-le-spring 4-5, consett 8, stanley 9',
  DL:
    'shildon 4, newton-aycliffe 5, northallerton 6-7, bedale 8, catterick-garrison 9, richmond 10-11, ' +
    'barnard-castle 12, bishop-auckland 13-14, crook 15, spennymoor 16, ferryhill 17',
  DN:
    'thorne 8, goole 14, scunthorpe 15-17, barton-upon-humber 18, brigg 20, gainsborough 21-22, ' +
    'grimsby 31-34,36-37,41, cleethorpes 35, immingham 40, epworth 9',
  DT:
    'weymouth 3-4, portland 5, bridport 6, lyme-regis 7, beaminster 8, sherborne 9, sturminster-newton 10, ' +
    'blandford-forum 11',
  DY:
    'tipton 4, brierley-hill 5, kingswinford 6, stourbridge 7-9, kidderminster 10-11,14, bewdley 12, ' +
    'stourport-on-severn 13',
  E:
    'whitechapel 1, bethnal-green 2, bow-greater-london 3, chingford 4, clapton 5, east-ham 6, forest-gate 7, ' +
    'hackney 8-9, leyton 10, leytonstone 11, manor-park 12, plaistow 13, poplar 14, stratford 15,20, ' +
    'canning-town 16, walthamstow 17, south-woodford 18',
  EC: 'clerkenwell 1, moorgate 2, city-of-london 3-4',
  EH:
    'bonnyrigg 18-19, loanhead 20, musselburgh 21, dalkeith 22, gorebridge 23, penicuik 26, kirkliston 29, ' +
    'queensferry 30, prestonpans 32, tranent 33, north-berwick 39, haddington 41, dunbar 42, innerleithen 44, ' +
    'peebles 45, bathgate 47-48, linlithgow 49, boness 51, broxburn 52, livingston 53-54, west-calder 55',
  EN: 'high-barnet 5, barnet 4, potters-bar 6, waltham-cross 7-8, waltham-abbey 9, broxbourne 10, hoddesdon 11',
  EX:
    'dawlish 7, exmouth 8, budleigh-salterton 9, sidmouth 10, ottery-st-mary 11, axminster 12, axminster 13, ' +
    'honiton 14, cullompton 15, tiverton 16, crediton 17, okehampton 20, holsworthy 22, bude 23, colyton 24, ' +
    'barnstaple 31-32, braunton 33, ilfracombe 34, south-molton 36, great-torrington 38, bideford 39',
  FK:
    'grangemouth 3, bonnybridge 4, larbert 5, denny 6, stirling-stirling 7-9, alloa 10, alva 12, ' +
    'tillicoultry 13, dunblane 15, callander 17',
  FY: 'thornton-cleveleys 5, poulton-le-fylde 6, fleetwood 7, lytham-st-annes 8',
  G:
    'giffnock 46, bearsden 61, milngavie 62, bishopbriggs 64, kilsyth 65, kirkintilloch 66, cumbernauld 67-68, ' +
    'uddingston 71, cambuslang 72, rutherglen 73, east-kilbride 74-75, clarkston 76, newton-mearns 77, ' +
    'barrhead 78, clydebank 81, dumbarton 82, alexandria 83, helensburgh 84',
  GL:
    'stroud 5-6, cirencester 7, tetbury 8, stonehouse 10, dursley 11, wotton-under-edge 12, berkeley 13, ' +
    'cinderford 14, lydney 15, coleford 16, newent 18, tewkesbury 20, cheltenham 50-53, bourton-on-the-water 54, ' +
    'chipping-campden 55, moreton-in-marsh 56',
  GU:
    'cranleigh 6, godalming 7-8, farnham 9-10, aldershot 11-12, farnborough 14, camberley 15-17, lightwater 18, ' +
    'bagshot 19, woking 21-24, virginia-water 25, hindhead 26, haslemere 27, petworth 28, midhurst 29, ' +
    'liphook 30, petersfield 31-32, liss 33, alton 34, bordon 35, yateley 46, sandhurst 47, fleet 51-52',
  HA: 'harrow 1-3, ruislip 4, pinner 5, ruislip 6, stanmore 7, edgware 8, wembley 0,9',
  HD: 'brighouse 6, holmfirth 9',
  HG: 'ripon 4, knaresborough 5',
  HP:
    'berkhamsted 4, chesham 5, amersham 6-7, chalfont-st-giles 8, beaconsfield 9, high-wycombe 10-15, ' +
    'great-missenden 16, aylesbury 17,19-22, waddesdon 18, tring 23, princes-risborough 27',
  HR: 'kington-herefordshire 5, leominster 6, bromyard 7, ledbury 8, ross-on-wye 9',
  HS: 'stornoway 1-9',
  HU: 'hessle 13, cottingham-east-riding-of-yorkshire 16, beverley 17, hornsea 18, withernsea 19',
  HX: 'elland 5, sowerby-bridge 6, hebden-bridge 7',
  IG: 'ilford 1-6, chigwell 7, woodford-green 8, buckhurst-hill 9, epping 10, barking 11',
  IP:
    'felixstowe 11, woodbridge 12-13, stowmarket 14, aldeburgh 15, leiston 16, saxmundham 17, southwold 18, halesworth 19, ' +
    'diss 20-22, diss 23, thetford 24,26-27, watton 25, bury-st-edmunds 28-33',
  IV:
    'beauly 4, muir-of-ord 6, dingwall 7,15, fortrose 10, nairn 12, alness 17, invergordon 18, tain 19, ' +
    'dornoch 25, ullapool 26, elgin 30,33-35, lossiemouth 31, fochabers 32, forres 36, portree 40-51',
  KA:
    'galston 4, mauchline 5, ayr 6-8, prestwick 9, troon 10, irvine 11-12, kilwinning 13, beith 15, cumnock 18, ' +
    'maybole 19, stevenston 20, saltcoats 21, ardrossan 22, dalry 24, kilbirnie 25, girvan 26, largs 30',
  KT:
    'new-malden 3, worcester-park 4, surbiton 5-6, thames-ditton 7, east-molesey 8, chessington 9, esher 10, ' +
    'cobham 11, walton-on-thames 12, weybridge 13, west-byfleet 14, addlestone 15, chertsey 16, epsom 17-19, ' +
    'tadworth 20, ashtead 21, leatherhead 22-24',
  KW: 'wick 1-3, brora 8-9, golspie 10, thurso 12-14, kirkwall 15,17, stromness 16',
  KY:
    'burntisland 3, cowdenbeath 4, lochgelly 5, glenrothes 6-7, leven 8-9, anstruther 10, dunfermline 11-12, ' +
    'kinross 13, cupar 14-15, st-andrews 16',
  L: 'bootle 20,30, crosby 23, maghull 31, kirkby 32-33, prescot 34-35, huyton 36, formby 37, ormskirk 39-40',
  LA:
    'morecambe 3-4, carnforth 5-6, kendal 8-9, milnthorpe 7, sedbergh 10, grange-over-sands 11, ulverston 12, ' +
    'barrow-in-furness 13-14, dalton-in-furness 15, millom 18-19, ambleside 22, windermere 23',
  LD: 'builth-wells 2, brecon 3, rhayader 6, knighton 7, presteigne 8',
  LE:
    'hinckley 10, loughborough 11-12, melton-mowbray 13-14, oakham 15, market-harborough 16, lutterworth 17, ' +
    'ashby-de-la-zouch 65, coalville 67',
  LL:
    'wrexham 11-14, ruthin 15, denbigh 16, st-asaph 17, rhyl 18, prestatyn 19, llangollen 20-21, abergele 22, ' +
    'bala 23, llanrwst 26, colwyn-bay 28-29, conwy 31-32, penmaenmawr 34, tywyn 36, dolgellau 40, ' +
    'blaenau-ffestiniog 41, barmouth 42, harlech 46, porthmadog 49, criccieth 52, pwllheli 53, caernarfon 54-55, ' +
    'bangor-gwynedd 56-57, beaumaris 58, menai-bridge 59, holyhead 65, amlwch 68, llangefni 77',
  LN: 'market-rasen 7-8, horncastle 9, woodhall-spa 10, louth 11, mablethorpe 12, alford 13',
  LS:
    'morley 27, guiseley 20, yeadon 19, otley 21, wetherby 22-23, tadcaster 24, garforth 25, pudsey 28, ' + 'ilkley 29',
  LU: 'dunstable 5-6, leighton-buzzard 7',
  AB:
    'laurencekirk 30, banchory 31, westhill 32, alford-aberdeenshire 33, aboyne 34, ballater 35, ' +
    'charlestown-of-aberlour 37-38, stonehaven 39, ellon 41, peterhead 42, fraserburgh 43, macduff 44, banff 45, ' +
    'inverurie 51, insch 52, turriff 53, huntly 54, keith 55, buckie 56',
}

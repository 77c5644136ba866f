/** What people say about trips, clubs, and events and what papers have for it; see find-lay-terms.ts for the form. */
export const TRIPS_AND_EVENTS = `
set off, head off, hit the road > departure, depart
leave the station, train goes, train leaves, bus goes, bus leaves > departure, departs, depart
got there, get there at, train get there, bus get there, flight get there, plane land, touch down > arrival, arrive
get back home, come home, be home again, way back, journey home, trip home ~ return, return journey, return flight
way there, way out, flight there, journey out, trip there ~ outbound, outward journey, outbound flight
there and back, both ways > round trip, return ticket, return journey
round trip > return ticket, return journey
only one way, just one way > one-way, single ticket, single fare
plane, airplane ~ aircraft, flight
plane ticket, airplane ticket, airfare > air ticket, fare
train ticket, bus ticket ~ rail ticket, travel ticket, ticket
ticket price, price of a ticket ~ admission fee, entrance fee, entry fee, admission, fare
price to get in, pay to get in, cost to get in, entry price > admission fee, entrance fee, entry fee, admission
get in free, get in for free, free to get in, in for free > free admission, free entry, admission free, free of charge
cost nothing, without paying, on the house > free of charge, complimentary, free
change train, switch trains, get off and change ~ change at, connection, transfer
change plane, switch planes, stop on the way ~ stopover, layover, connecting flight, connection
without changing, straight through ~ direct, non-stop, nonstop
miss my train, miss the train, missed my train > missed connection
miss my flight, miss my plane, miss the plane, missed my flight > missed flight, no-show, missed departure
train late, plane late, running late, flight is late, held up > delay, delayed
no seat left on the plane, bumped off the flight, bumped from the flight > denied boarding, overbooking
lost bag, lost suitcase, lost my luggage, suitcase gone > lost baggage, lost luggage, missing baggage
suitcase > luggage, baggage
luggage > baggage
bag in the cabin, bag on board, bag on the plane > hand luggage, hand baggage, carry-on, cabin baggage
carry-on > hand luggage, hand baggage, cabin baggage
weight of my suitcase, weight of my bag > baggage allowance, luggage allowance
hand in my luggage, hand in my suitcase, give in my suitcase > bag drop, baggage drop
leave my bags, leave my luggage, leave our bags, store my bags, look after my bags > luggage storage, left luggage, luggage room
choose my seat, pick my seat, pick a seat ~ seat reservation, seat selection
seat on the train ~ seat reservation, reserved seat, seat
bunk, sleep on the train, bed on the train ~ sleeper, couchette, berth
room on the ship, room on the boat ~ cabin, berth, stateroom
boat ~ ferry, ship, vessel
boat trip, boat ride ~ cruise, ferry crossing, river trip
get on the boat, get on the ship, get on the plane, get on board > boarding, embarkation
get off the boat, get off the ship, get off the plane > disembarkation, disembark
cab > taxi
lift to the airport, ride to the airport, taken to the airport > airport transfer, airport shuttle, transfer, shuttle
picked up from the airport, come and get us, collect us, fetch us ~ transfer, pick-up, shuttle
bus ~ by coach, coach trip, coach transfer, motor coach, shuttle
getting around, get around town, get about ~ public transport, public transportation, local transport
get there by car, come by car, drive there > by car, driving directions, directions
get there by train, come by train, get there by bus, come by bus > public transport, public transportation, nearest station
way to get there, find the place, get to the place > directions, getting there, location
put the car, leave the car, leave my car, somewhere to park, place to park > parking, car park, parking lot
parking lot > car park, parking
car park > parking lot, parking
rental car, hire car, rent a car, hire a car > car rental, car hire, rental vehicle, hire vehicle
pick up the car, fetch the car ~ vehicle collection, vehicle pick-up, collection, pick-up
give the car back, bring the car back, take the car back, drop off the car > return the vehicle, vehicle return, return
fill up the car, full tank, fill the tank ~ fuel policy, refuel, refueling, fuel
second driver, another driver, someone else drive > additional driver, authorized driver
outing, day out ~ excursion, trip, tour
day trip > excursion, tour
package holiday, package deal > package travel, package, package tour
see the sights, look around town, look round the city > sightseeing, city tour, guided tour
someone showing us around, show us around, person showing us around ~ guide, guided tour
tour leader, in charge of the trip, leading the trip > tour guide, tour manager, trip leader, group leader
plan of the trip, travel plan, route of the trip > itinerary
plan for the day, running order ~ schedule, program, timetable, agenda
time off on the trip, do as we like, free afternoon > free time, at leisure
place to stay, somewhere to stay, place to sleep, somewhere to sleep, roof over our heads > accommodation, accommodations, lodging, hotel
stay the night, spend the night, stay overnight ~ overnight stay, accommodation, lodging, overnight
holiday home, vacation home, holiday house > holiday cottage, vacation rental, rental property, cottage
room for one, own room, room to myself, room of my own > single room, single occupancy, single supplement
room for two > double room, twin room
two beds, separate beds > twin room, twin beds, twin
double bed ~ double room
baby bed, bed for the baby ~ cot, crib, travel cot
cot ~ crib
crib ~ cot
bed for the kid, bed for the child ~ extra bed, additional bed, rollaway, cot
bed sheets, bedding, bedclothes > bed linen, linen
sheets and towels, towels and sheets > linen, towels
view of the sea, see the sea, look out on the sea > sea view, ocean view, sea-facing
into the room, get the room, get our room, move into the room, get into the hotel > check-in
out of the room, leave the room, vacate the room, get out of the hotel, leave the hotel > check-out, checkout
get the room early, move in early > early check-in, early arrival
come late at night, arrive late, get there late > late arrival, late check-in
leave later, longer in the room, keep the room longer > late check-out, late checkout
front desk, desk downstairs > reception
room key > key card, key
wifi code, password for the wifi > wi-fi password, network key, wireless password
get online, go online > wi-fi, internet access, wireless internet
food included, meals included ~ half board, full board, all-inclusive, meals
breakfast and dinner > half board
all meals > full board, all-inclusive
something to eat, grub, get fed ~ meals, catering, refreshments, food
snacks, nibbles, finger food, coffee and cake > refreshments, canapes
something to drink, get a drink ~ drinks, beverages, refreshments, bar
own food, bring my own lunch ~ packed lunch, picnic, outside food
vegan, vegetarian, don't eat meat, no meat, gluten free, special food, food allergy ~ dietary requirements, special diets, dietary
posh dinner, big dinner > gala dinner, banquet
help yourself > buffet, self-service
go for a swim, have a swim ~ swimming pool, swimming, bathing, pool
dog along, pet along ~ dogs, pets, animals
guide dog, seeing-eye dog > assistance dog, service animal, service dog
tourist tax, city tax > visitor tax, occupancy tax, local tax, lodging tax
leave a tip, tip the guide, tip the waiter, tipping > gratuity, service charge
cost extra, pay extra, extra to pay > surcharge, additional charge
part of the price, covered by the price, get for my money ~ included, price includes, includes
not in the price, not part of the price > not included, excluded, price excludes
money up front, pay up front ~ deposit, prepayment, advance payment
rest of the money, rest of the price, rest to pay, left to pay > balance, final payment, remaining amount
call off, call it off > cancel, cancellation
back out, pull out of, change my mind, not come after all, not go after all ~ cancel, cancellation, withdrawal, withdraw
money back > refund, refundable, reimbursement
change the date, go on another day, another date, move the trip > date change, rebook, rebooking, amendment
put off, push back, move to another day > postpone, postponement, reschedule
someone else go instead, go instead of me, give my place to, give my ticket to ~ name change, substitute, transferable, transfer
sell my ticket, ticket to a friend > transferable, non-transferable, ticket transfer, resale
too few people, not enough people, enough people ~ quorum, minimum number, minimum attendance
full up > sold out, fully booked, fully subscribed
room for more, space left, places left, seats left, spots left > places available, availability, available
group price, cheaper for groups, come as a group, bring a group > group discount, group rate, group booking
cheaper for kids, kids pay, price for kids, price for children > child fare, child ticket, children's price, child rate
retired people, retirees, pensioners, old folks, elderly people > seniors, senior citizens
cheaper for students, students pay > student rate, student discount
reduced price, cheaper ticket, money off > discount, reduced rate, reduction
book early > early bird, early booking
book a place, reserve a place, save a place, save a spot, hold a place > booking, reservation, registration
reserve ~ book, reservation, booking
reservation > booking
booking > reservation
sign up, put my name down, put down my name, sign my kid up > registration, register, enrollment, booking
let you know, let them know, say i'm coming, say we're coming, tell them i'm coming ~ rsvp, reply, notify, inform
rsvp > reply, confirm attendance, respond
papers to travel, papers for the border ~ travel documents, passport
passport still good, good is my passport, passport last ~ passport valid, valid passport, passport
papers with me, id with me > proof of identity, photo id, identification
jabs for the trip, shots for the trip > vaccinations, vaccination, immunization
travel cover, covered on the trip, cover for the trip > travel insurance
get sick, fall ill, be ill, got sick ~ illness, sickness, medical reasons
foreign money, change money, local money ~ foreign currency, local currency, currency
bring along, take along, take with me, bring with me, need to bring ~ bring, packing list, equipment list, equipment
list of things to take, things to pack, need to pack > packing list, kit list, equipment list
dress up, get dressed up, need to wear, clothes to wear > dress code, attire, clothing
black tie, smart clothes, fancy clothes > formal attire, evening dress, formal wear, dress code
fancy dress > costume
sturdy shoes, good shoes ~ footwear, walking boots, hiking boots, shoes
raincoat, rain jacket, stuff for the rain > waterproofs, rain gear, waterproof jacket
if it rains, it rains, it pours, rainy day > rain, bad weather, wet weather, inclement weather, adverse weather
rain date > alternative date
ramble ~ walk, hike, trek
hike ~ trek, walk
hard is the walk, hard is the hike, tough is the walk > difficulty, strenuous
uphill, go up on the walk > ascent, elevation gain, climb
long is the walk, long is the hike, length of the walk > distance
fit enough, in good shape > fitness level, physical fitness, level of fitness
sleep in a tent > camping, camp
campsite > campground, camping ground
campground > campsite, camping ground
camper van, motorhome, rv > motor home, recreational vehicle, caravan, camper
spot for the tent, place for the tent > pitch, campsite, site
kids' camp, children's camp > summer camp, day camp, holiday program, youth camp
camp leader, look after the kids ~ counselor, supervisor, supervision, camp staff
watch the kids, childminding, babysitting ~ childcare, creche, child care, supervision
old enough, young enough, too young, too old ~ age limit, minimum age, aged
little ones, toddler, tiny tots ~ under 5s, young children, infants
grown-up > adult
come alone, go alone, on their own, by themselves ~ unaccompanied
conference ~ symposium, congress, convention
congress, convention ~ conference, symposium
get-together, meet-up, meetup ~ gathering, reception, meeting, event
speech ~ address, presentation, lecture, remarks
talk at the conference, hear a talk, listen to a talk ~ presentation, lecture, session
main talk, main speaker, opening talk, opening speech, star speaker > keynote, keynote speaker, keynote address, plenary
give a talk, gave a talk, giving a talk, give the talk ~ speaker, presenter, presentation
discussion on stage, debate on stage > panel discussion, panel
runs the evening, lead the discussion ~ moderator, master of ceremonies, host, chair
mc, compere, emcee > master of ceremonies, moderator, host
put on by, behind the event, people behind it, put on the event > organizer, organized by, hosted by
organizer > organizing committee, organized by, coordinator
put up the money, backer ~ sponsor, sponsored, supported by, funded
offer a talk, suggest a talk, send in a talk > call for papers, abstract submission, submission of abstracts
name tag, name badge > badge
coffee break, breather ~ break, refreshments, intermission
break in the show, break in the middle > intermission, interval
intermission > interval
let us in ~ doors open, admission, entry
kick off, get under way, get started > begins, commences, start
wrap up, be over ~ closes, concludes, ends, finish
on the bill, line-up, lineup ~ program, performers, artists, cast
gig > performance, concert
play in the show, play the part, actor ~ cast
band, musicians ~ ensemble, orchestra
tune ~ song, hymn
wrote the music, wrote the song > composer, composed by, music by
singers ~ choir, chorus, vocalists
in a wheelchair, can't walk far, bad legs ~ wheelchair access, step-free, accessible, reduced mobility
toilet > restroom, lavatory, washroom, bathroom
loo, washroom > toilet, restroom, lavatory
take pictures, take photos, take a picture > photography, photographs, filming
venue ~ location, place
party, bash ~ celebration, reception, festivities
party after the wedding, wedding meal > wedding reception, wedding breakfast, reception
get married, tie the knot, get hitched > wedding, marriage, ceremony
wedding list, gift for the couple, wedding present > gift registry, gift list, gifts
wedding gift, birthday present > gift, present
bring someone, bring a friend, bring my partner, bring my wife, bring my husband ~ plus one, guest
people coming, people come, guests coming > attendees, number of guests, guests, attendance
turnout, people came, people turned up, show up > attendance, attended, attendees
join the club, become a member, get into the club ~ membership, join, joining
leave the club, quit the club, stop being a member > resignation, cancel membership
price of membership, cost to join, pay to be a member, club fee, member fee > membership fee, subscription, dues, annual fee
dues > membership fee, annual fee, subscription
subscription > membership fee, dues, annual fee
boss of the club, head of the club, runs the club, in charge of the club ~ president, chair, chairperson
looks after the money, handles the money, money person, keeps the books > treasurer
takes notes, keeps the minutes > minute taker, secretary
people running the club ~ committee, board, officers
friend along, guest along ~ guest, visitor
sports ground ~ playing field, pitch, field, stadium
soccer field, football field ~ pitch, playing field
games coming up, list of games > fixtures, fixture list, schedule
level at the end, end level ~ draw, tie, tie-break
extra time > overtime
ref, umpire > referee, match official
practice night, training evening > training session, practice session, training
trainer ~ instructor
team captain > skipper, captain
number on my shirt, runner's number > bib number, bib, race number
fetch my number, get my number, pick up my number > bib collection, race pack, registration
place to get water on the run, drink on the run > aid station, water station, refreshment station
too slow in the race, take too long in the race > cut-off, time limit
came first, come first ~ winner, first place, won
winner get, get for winning, stuff to win > prize, award, trophy
have a stall, run a stall, table at the fair ~ stallholder, vendor, exhibitor, stall
flea market, jumble sale, garage sale, rummage sale > table top sale, yard sale, car boot sale, bazaar
raise money, money raised > fundraising, proceeds, funds raised
money goes to, good cause > proceeds, charity, in aid of
chip in, give money ~ donate, donation, contribution
lend a hand, give a hand, pitch in, muck in, help out ~ volunteer
helper ~ volunteer, steward
town hall meeting, neighborhood meeting > public meeting, residents' meeting
street party > block party
road shut, street shut, road blocked off, street blocked off > road closure, road closed, street closed
set off rockets, firework show > firework display, fireworks
make a fire, light a fire, campfire ~ open fires, bonfire, fires
`;

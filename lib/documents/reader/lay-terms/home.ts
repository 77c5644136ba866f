/** What people say about house, garden and animals and what papers have for it; see find-lay-terms.ts for the form. */
export const HOME = `
owner of the flat, owner of the house, person i rent from, who i rent from, landlady > landlord, lessor, property owner, owner
renter, person renting, people renting, people who rent, who rents > tenant, lessee, resident, occupant
roommate, room mate, flatmate, flat mate, housemate, house mate ~ co-tenant, joint tenant, occupant, resident, cotenant
someone else living here, move in with me, live with me ~ additional occupant, occupant, occupancy, household member
people living there, people who live there, people in the house, who lives there ~ occupants, residents, household
how many people can live, most people living > maximum occupancy, occupancy, number of occupants, occupants
flat, condo, condominium > apartment, unit, dwelling, premises
apartment > flat, unit, dwelling, premises
house, my place, my home ~ dwelling, residence, home, premises
room for rent, place to rent, place i rent, rented place ~ premises, rented premises, rental unit, leased premises, property, dwelling
rent contract, rental contract, rent agreement, renting contract > lease, tenancy agreement, rental agreement, lease agreement
rent go up, rent goes up, rent went up, put the rent up, put up the rent, more rent > rent increase, rent review, increase in rent
rent is late, pay the rent late, behind with the rent, behind on the rent, late with the rent > late rent, rent arrears, late fee, overdue
deposit back, get the deposit back, keep my deposit, keep the deposit > security deposit, return of deposit, tenancy deposit, damage deposit
take out of the deposit, taken from the deposit, keep from the deposit > deductions, deducted, deduction from the deposit
move in, moving in, moved in, move into ~ take possession, commencement date, start of the tenancy, check-in, occupancy
move out, moving out, moved out, leave the flat, leave the apartment > vacate, end of tenancy, check-out
be out by, have to be out ~ vacate, check-out, departure
tell the landlord i'm leaving, say that i'm leaving, give up the flat, give up the apartment > notice to vacate, notice
leave before the end, get out of the lease, break the lease, move out early > early termination, break clause
throw me out, throw us out, kick me out, kick us out, chuck us out, thrown out, kicked out > eviction, evict
stay longer, keep renting, longer lease ~ renewal, renew, extension, holding over, holdover
how long can i stay, how long can we stay, how long is the lease > lease term, fixed term, tenancy period, length of stay, maximum stay
let it to someone else, rent it out, rent it to someone else, rent out my room > sublet, sublease, underlet
Airbnb, holiday let, vacation rental, rent to tourists > short-term rental, short-term letting, transient occupancy, sublet, sublease
pass on the lease, pass the lease on, hand over the lease ~ assign, transfer
sleep over, sleepover, stay overnight, stay the night ~ overnight guest, guests, visitors
come over, have friends over, friends round, friends over, people over, have company ~ guests, visitors
landlord come in, come into my flat, come into the apartment, let himself in ~ access, entry, right of entry, inspection, enter
look at the flat, look at the house, check the flat, check on the flat ~ inspection, inspect, viewing
show the flat, show people round, show people around, look round > viewing, showing
list of furniture, list of what's in the flat, list of things in the house ~ inventory, schedule of condition, inventory of contents
with furniture, comes with furniture, furniture in it > furnished
without furniture, no furniture, empty flat > unfurnished
what's in the flat, things in the flat, built-in things, what stays in > fixtures and fittings, fixtures, furnishings, contents, appliances
gets old and worn, used normally, worn from use, normal aging > wear and tear, normal wear, fair wear and tear
get it fixed, fix it, mend, fix things, put right, who fixes > repair, maintenance, remedy
something breaks, breaks down, goes wrong, gone wrong, broke down, packs up ~ breakdown, fault, defect, repairs, malfunction
broken, busted, out of order, not working, doesn't work ~ defective, damaged, faulty, defect, repairs, malfunction
smash, break something, broke something, broke it, wreck, ruin ~ damage, breakage
tell someone it's broken, say it's broken, report something broken > report a repair, maintenance request, report repairs, report
leave it clean, clean before i go, clean the place up, leave it tidy, clean up after ~ clean condition, cleaning, cleanliness
do up, redo, wallpaper, redecorate, paint the walls, paint my room ~ alterations, decorating, redecoration, painting, improvements
change the flat, knock a hole, drill holes, put in a wall ~ alterations, structural alterations, improvements, modifications
hang pictures, put up pictures, nails in the wall, hang things ~ picture hooks, nails, fixings, alterations
run a business from home, office at home, business at home ~ home business, business use, home occupation, trade or business
loud music, play music loud, blast music, make noise, loud, make a racket ~ noise, nuisance, disturbance, loud noise
party, throw a party, have a party ~ gatherings, noise, disturbance, nuisance, functions
be quiet, keep quiet, has to be quiet, quiet time, keep the noise down > quiet hours, noise, quiet, nuisance
play the piano, play the drums, play my guitar, practice an instrument > musical instruments, noise
annoy the neighbors, bother the neighbors, disturb the neighbors, upset the neighbors ~ nuisance, disturbance, annoyance
next door, people downstairs, people upstairs, folks next door ~ neighbors, adjoining owner, adjoining, adjacent
have a smoke, smoke in my room, cigarettes, vape, cigar ~ smoking, tobacco, vaping
shared areas, shared parts, areas we share, shared spaces > common areas, communal areas, common parts, common elements
lift > elevator
elevator > lift
yard, back yard, backyard, front yard > garden, grounds, outdoor space
garden, my garden > yard, grounds, outdoor space, landscaping
washing machine, do my washing, do the laundry, wash my clothes ~ laundry, laundry room, laundry facilities, washer
dry my clothes, hang out the washing, washing line, clothes line, hang washing ~ drying, clothesline, laundry
bbq, barbie, cook out, cookout > barbecue, grill
barbecue > grill
grill > barbecue, bbq
satellite dish, dish for tv ~ antenna, satellite antenna, aerial
lose my key, lost my key, lose the key, key is gone > lost key, replacement key, key replacement, keys
locked out, lock myself out, locked myself out > lockout, lock-out, locksmith, keys
extra key, spare key, another key, copy of the key > additional key, duplicate key, keys
change the lock, new lock > rekey, locks, change locks
where i park, park my car, leave my car, parking spot, place for my car, put my car ~ parking space, parking, parking bay, garage
caravan, camper van, campervan, motorhome, camper ~ recreational vehicle, motor home, trailer
boat on the drive, keep a boat, boat in the yard, park my boat ~ boat, trailer, watercraft
pushbike, push bike, bike, keep my bike > bicycle, cycle
pushchair, baby buggy > stroller, prams
break the rules, broke the rules, against the rules ~ violation, breach, infringement, noncompliance
owners' club, homeowners group, owners' group, hoa > homeowners association, owners association, association, residents' association
money to the association, monthly fee to the association, hoa fees > assessment, dues, association fees, service charge
one-off payment for repairs, extra payment for the building > special assessment, special levy, major works contribution
money saved for big repairs, savings for the building > reserve fund, sinking fund, reserves
who runs the building, who looks after the building > managing agent, property manager, management company, board
caretaker, janitor, building super > superintendent, building manager, maintenance staff, custodian
change the outside, paint the front door, color of the house ~ exterior alterations, exterior paint, architectural approval, exterior
put up a fence, build a fence, build a wall, new fence ~ fence, fencing, boundary wall, boundary fence
garden shed, garden hut, hut > shed, outbuilding, storage building, accessory structure, structures
cellar > basement
basement > cellar, lower level
Christmas lights, lights outside, Halloween things > holiday decorations, holiday lights, seasonal decorations, exterior lighting
swimming pool > pool
hot tub, whirlpool ~ spa
estate agent, house agent > real estate agent, realtor, broker, agent
realtor, real estate agent > estate agent, broker, agent
check the house before buying, have the house looked at > home inspection, survey, building survey, structural survey, inspection
who is buying, who buys > purchaser, buyer
who is selling, who sells, who sold > vendor, seller
day we get the keys, get the keys, hand over the keys, day it becomes ours ~ completion, closing, possession, closing date, handover
papers for the house, house papers, papers that say i own it > deed, title deeds, title, land register
who owns, belongs to, who does it belong to ~ owner, ownership, title, proprietor, property of
who has to look after, who keeps up, look after the fence ~ maintain, responsible for maintenance, maintenance responsibility, upkeep
walk across my land, cross my land, go through my garden, path across ~ right of way, easement, access
where my land ends, edge of my land, line between us, edge of the garden > boundary, property line, boundary line, lot line
close to the fence, how near the fence, how close to the boundary, distance to the fence > setback, set back, boundary distance
piece of land, bit of land, patch of land, building land ~ parcel, plot, lot, site
how big is the flat, how big is the house, how big is the apartment > floor area, square feet, square meters, living area, floor space
cut down a tree, chop down a tree, fell a tree, take down a tree > tree removal, felling, removal of trees, tree preservation order
cut the hedge, hedge cutting, trim the hedge, cut bushes, cut back the bushes > prune, trimming, hedge trimming
cut the grass, cut the lawn, grass cutting, mow the grass > mow, mowing, lawn care, lawn maintenance, grounds maintenance
mow, mow the lawn, do the lawn ~ grass cutting, lawn care, lawn maintenance, grounds maintenance
hedge trimmer, leaf blower, lawn mower, lawnmower, chainsaw, strimmer ~ power tools, power equipment, garden machinery, garden equipment
do the garden, look after the garden, keep the garden tidy, garden work > garden maintenance, landscaping, gardening, yard maintenance
shovel snow, clear the snow, clear snow, sweep the snow, snow shoveling > snow removal, snow clearance, snow clearing
salt the path, spread salt, ice on the path, icy path > de-icing, ice removal, gritting, salting
pavement > sidewalk, footway, footpath
sidewalk > pavement, footway, footpath
light a fire, make a fire, burn leaves, burn rubbish, burn branches, burn stuff ~ bonfire, open burning, burning, open fire
bonfire ~ open burning, burning, open fire
allotment, veg patch, vegetable patch, veggie garden, garden patch ~ plot, garden plot, allotment plot
person with a plot, who has a plot, allotment holder ~ plot holder, plotholder, tenant, gardener
veg, veggies > vegetables, produce, crops
grow stuff, what can i grow, grow things ~ cultivate, cultivation, planting, crops
let it go wild, overgrown, neglected plot, not look after the plot ~ uncultivated, non-cultivation, cultivation, neglect
weed killer, weedkiller > herbicide, pesticide, chemicals
bug spray, insect spray, poison for bugs, spray against bugs > insecticide, pesticide, pest control
plant food, feed the plants, feed plants > fertilizer
bugs on my plants, bugs, creepy-crawlies, greenfly ~ pests, insects, aphids, infestation
hosepipe, water with a hose > hose, watering, irrigation, sprinkler
water the plants, water the garden, water my plants > watering, irrigation, irrigate
tap outside, outside tap, water tap, garden tap > spigot, standpipe, water supply, faucet, outdoor faucet
tap > faucet
faucet > tap
put seeds in, plant seeds, seeds go in, start from seed > sow, sowing, seeding
sprout, seeds come up > germinate, germination, emerge
plant out, put in the ground, move the plants outside > transplant, plant outdoors, planting
plants far apart, how far apart, gap between plants, space between plants > spacing, apart
sunny spot, lots of sun, sunny place > full sun, direct sunlight, sunlight
shady spot, out of the sun, shady place > shade, partial shade, indirect light
stand the cold, survive the winter, survive frost, winter outside > hardy, hardiness, frost tolerant, overwinter
comes back every year, grow back every year, come again next year > perennial
harvest time, ready to pick, when to pick > harvest, ripe
earth, dirt ~ soil
pet, keep a pet, have a pet ~ domestic animals, animals
puppy, pup, pooch, doggy, Poodle, Labrador, Spaniel, Terrier ~ dog, pets, animals
dog, cat ~ pets, animals
kitten, kitty, pussy cat, tomcat, moggy ~ cat, pets, animals
hamster, gerbil, guinea pig, rabbit, bunny, budgie, parrot ~ small animals, caged animals, small pets
goldfish, fish tank ~ aquarium, fish
snake, lizard, gecko, tortoise, terrapin ~ reptile, exotic animals, exotic pets
hen, chicken, rooster, cockerel, duck, goose, geese ~ poultry, fowl
henhouse, hen house, chicken house, house for my hens, chicken shed > coop, poultry house
cow, sheep, goat, pony, donkey ~ livestock, farm animals, animals
bee, beehive, keep bees, bee house > beekeeping, hives, apiary, colonies
on a lead, on the lead, dog lead > on a leash, leash
off the lead, let my dog loose, run free, run loose ~ unleashed, off leash, leash
on a leash > on a lead, under control
dog poo, dog poop, dog mess, dog dirt, clean up after my dog, doggy bag, poo bag > dog waste, pet waste, feces, fouling, excrement
dog barks, barking, dog making noise ~ noise, excessive noise, nuisance
bit someone, bitten by a dog, nasty dog, vicious dog ~ dog bite, dangerous dog, aggressive animals, bite
chip my dog, chip for my dog, chip for my cat, pet chip > microchip, identification
jab for my dog, shots for my dog, shots for my cat, jabs for my cat > vaccination, vaccinated, rabies vaccination, immunization
spay, get my cat done, have the dog done > neutering, spayed or neutered, sterilization, castration
animal doctor, vet > veterinarian, veterinary surgeon, veterinary
look after my dog, look after my cat, look after my pet, dog sitter, pet sitter > pet sitting, boarding, pet care, kennel
dog hotel, cat hotel, leave my dog while away > kennel, boarding, cattery, boarding kennel
wash my dog, cut my dog's hair, dog hairdresser > grooming, groomer
cat box, cat toilet, litter tray > litter box, litter
litter box > litter tray
mouse in the house, mice, rat, cockroach, roach, bed bug, bedbugs, ants ~ pests, rodents, vermin, pest control
the cleaner, cleaning lady, cleaning woman, maid ~ housekeeper, cleaning staff, cleaning service, housekeeping
moving company, moving van, removal men > removal company, removals, mover
store my things, store my furniture, put my things in storage ~ storage, storage unit, self-storage
handyman, odd job man, workman, workmen, builder ~ contractor, tradesman, tradesperson, maintenance staff
someone to come out, come out and look, come out to me, call someone out, cost of coming out > callout, call-out charge, service call, visit
boiler check, heating check, check the boiler > boiler service, annual service, gas safety check, maintenance
electric, power ~ electricity, electrical
power cut, lights go out, no electricity, power goes out, blackout, power went out > outage, power outage, interruption, supply failure
fuse box > consumer unit, electrical panel, breaker panel, distribution board
socket, plug socket, power point, plug in the wall > outlet, electrical outlet, receptacle
outlet, wall outlet > socket, receptacle
smell gas, smell of gas, gas smell > gas escape, gas leak, gas emergency, odor of gas
read the meter, meter man, read my meter, number on the meter > meter reading
guess my usage, guess the meter, guess how much i use > estimated reading, estimated
how much did i use, how much did we use, how much we used > consumption, usage, energy used
charge just for being connected, daily fee, fixed fee per day > standing charge, daily charge, service charge, customer charge
price per unit, cost per unit, price of power > unit rate, rate per kwh, energy charge, tariff
cut me off, cut off my power, cut off the water, turn off my power, turn off the gas, turn off my water ~ disconnection, disconnect, shutoff
turn my power back on, power back on, water back on, connect me again > reconnection, restore, reconnect, restoration
turn off the water, main tap, main water tap > stopcock, stop valve, shut-off valve, isolation valve, main valve
leaky, drip, water coming through, leaking pipe, burst pipe > leak, leakage, water damage, escape of water
blocked toilet, clogged toilet, clogged sink, blocked sink, bunged up > blockage, blocked drains, clogged drain, drainage
loo, lavatory, go to the bathroom, restroom, washroom > toilet, wc, sanitary facilities
hot water, no hot water, water stays cold ~ water heater, boiler, hot water supply
heating, heater, warm up the flat ~ heating system, central heating, boiler, furnace, radiator
cold in the flat, turn up the heat, how warm, how warm must it be > temperature, heating, thermostat
stuffy, let fresh air in, air the room, open the windows ~ ventilation, ventilate, airing
aircon, air con, a c > air conditioning, air conditioner, cooling
moldy, black stuff on the wall, damp patch, wet walls ~ mold, damp, moisture, condensation, mildew
internet, wifi, wi-fi, internet connection ~ broadband, internet service, wireless internet, internet access
internet is down, internet doesn't work, no internet > outage, service interruption, fault, connection problems
smoke detector > smoke alarm, fire detection
smoke alarm > smoke detector, fire detection
way out in a fire, way out, get out in a fire, emergency way out ~ fire exit, emergency exit, escape route, evacuation, means of escape
rubbish, trash, garbage > waste, refuse, household waste
bin, dustbin, trash can, garbage can, wheelie bin, rubbish bin ~ container, cart, refuse container, waste container, receptacle
put the bins out, put out the bins, take out the trash, put the trash out ~ set out, curbside, collection, place containers, pick-up
bin day, trash day, garbage day, rubbish day, bins emptied, empty the bins > collection day, refuse collection, waste collection, pickup
bin men, binmen, bin man, garbage men, dustmen > collection crew, collectors, refuse collection, contractor
throw away, throw out, chuck out, get rid of, bin it, threw away > dispose, disposal, discard
what goes in, go in the bin, goes in the bin ~ accepted materials, accepted items, acceptable items, place in
rubbish tip, the dump, the tip, take to the tip ~ recycling center, civic amenity site, transfer station, landfill, waste site
old furniture, old sofa, old mattress, big things, big rubbish, large rubbish ~ bulky waste, bulky items, large items
old paint, paint tins, old chemicals > hazardous waste, household hazardous waste, hazardous materials
leftovers, food scraps, kitchen scraps, peelings ~ food waste, organic waste, organics, compost
leaves and branches, grass clippings, garden rubbish, yard trash > garden waste, yard waste, green waste
fridge, old fridge > refrigerator, appliances, white goods
freezer ~ appliances, white goods
building firm, people doing the work, firm doing the work > contractor, builder, subcontractor, installer
foreman, boss on the site, in charge on site > site manager, site supervisor, superintendent, project manager
change my mind during the work, changes while building, more work than agreed > change order, variation, additional work
when will it be done, done with the work, work finished, how long will the work take > completion, completion date, duration of works
small faults, things left to fix, list of faults, little things to finish ~ punch list, snag list, snagging, defects
permission to build, allowed to build, may i build, ok from the council ~ building permit, planning permission, approval, permit
knock down, pull down, tear down, rip out, tear out ~ demolition, demolish, removal, remove
dumpster > skip
rubble, builder's rubbish, building rubbish, mess from the work > debris, construction waste, waste removal, clean-up
roof tiles, slates, tiles on the roof ~ roofing, roof covering, shingles
drainpipe, drain pipe > downspout, downpipe
plasterboard, sheetrock > drywall, gypsum board, plaster
drywall > plasterboard, gypsum board
lagging, keep the heat in, keep the cold out, drafty, draughty ~ insulation, weatherstripping, draft proofing, thermal insulation
window glass, window pane, pane of glass ~ glazing, double glazed, insulated glass
carpet, lino, laminate, parquet, floorboards, new floor ~ flooring, floor covering, floor finish
stove, cooker > range, cooking appliance
wall we share, shared wall, wall between us > party wall, common wall
wall that holds the house, holding wall, wall that carries > load-bearing wall, structural wall, load-bearing
house is sinking, sinking house, ground sinks > subsidence, ground movement
rot, rotten wood, woodworm ~ wood decay, timber decay, decay, wood-destroying insects
solar panel, panels on the roof > photovoltaic, solar system, solar installation
touch dry, how long to dry, time to dry, is it dry > drying time, curing
put together, put it together, build it, how to build, set it up, set up ~ assembly, assemble, installation, install
couch, settee ~ sofa, upholstered furniture
sofa > couch, settee, upholstered furniture
wardrobe > closet, armoire
chest of drawers > dresser, drawers
bedside table > nightstand
Allen key > hex key, allen wrench, hex wrench
fall over, topple, fall on a child, fix to the wall, screw it to the wall ~ tip-over, wall anchor, anti-tip, anchor
part missing, screw missing, missing screw, bit missing > missing parts, replacement parts, spare parts, missing hardware
how strong, how much can it hold, how much weight can it, weight it can take > maximum load, weight capacity, load capacity, maximum weight
what is it made of, what's it made of, made out of, made from > material, composition
`;

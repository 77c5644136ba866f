/** What people say about machines, software, and food and what papers have for it; see find-lay-terms.ts for the form. */
export const MACHINES = `
switch it on, turn it on, start it up, fire it up, power it up > switch on, turn on, power on, start-up
switch it off, turn it off, shut it off, shut it down, power it down > switch off, turn off, power off, shut down
won't turn on, won't start, doesn't turn on, doesn't start, won't come on > does not start, does not turn on, no power
won't work, doesn't work, stopped working, on the blink, acting up, play up ~ malfunction, not working, fault, troubleshooting
broken down, break down, broke down, conk out ~ breakdown, malfunction, fault, failure
use it for the first time, first time i use it, fresh out of the box > before first use, first use, initial start-up
put it together, screw together > assembly, assemble
set it up > installation, install, setup, configuration
take it apart, take apart, take to bits, pull apart > disassemble, disassembly, dismantle
hang it on the wall, put it on the wall, hang on the wall > wall mounting, wall-mounted, wall mount
place to put it, spot to put it, best place for it > installation location, installation site, siting, positioning
come with it, in the box, comes in the box ~ scope of delivery, package contents, supplied, included
bits and bobs, extras for it, add-on ~ accessories, optional accessories, accessory
part to replace, new part, part to buy > spare part, replacement part
handbook, instruction booklet, instruction book, user guide > manual, operating instructions, instructions for use
maker, brand > manufacturer
make of the machine, model name, type of machine > model, type designation
number of the machine, machine's number > serial number, model number
plate with the number, sticker with the number, label with the number > rating plate, type plate, nameplate
power it uses, much power, electricity it uses, much electricity, current it takes > power consumption, energy consumption, rated power
use of electricity, running costs > energy consumption, operating costs
strong is the motor, powerful is it, strength of the motor > rated power, power output, output, power
strong is it ~ strength, rated power, output
loud is it, loud is the, noisy, noise it makes, racket > noise level, sound level, sound power, noise emission
big is it, size of it, tall is it, wide is it, deep is it, measurements > dimensions, size
heavy is it, weight of it > net weight, weight, mass
fit in it, fits inside, space inside, room inside ~ capacity, volume
load of washing, load of laundry, washing fit > load capacity, rated capacity, maximum load
heavy load, weight can it hold, weight it can carry, carry at most ~ maximum load, load capacity, payload
fast can it go, top speed > maximum speed, speed
long is the cable, long is the cord > cable length, cord length, length of cable
electric cord, flex > power cord, power cable, mains cable, supply cord
plug it in, wall socket, wall plug ~ power outlet, mains, power supply, outlet
charge it up, recharge > charging
long to charge, time to charge > charging time
battery last, last on one charge, go on one charge, run on the battery > battery life, operating time, run time, runtime
new batteries, change the battery, swap the battery > battery replacement, replace the battery, replacing the battery
flat battery, dead battery, battery empty, battery is dead, battery is low > low battery, discharged
lifespan, long does it last, long will it last > service life, life expectancy, lifetime, durability
the guarantee, a guarantee, my guarantee, its guarantee, any guarantee, what guarantee, which guarantee, under guarantee, guarantee period, guarantee card > warranty
warranty > guarantee
mend, get it fixed, have it fixed, put right, fix > repair
repair ~ fix, corrective maintenance
fix it myself, repair it myself, open it up, open it myself ~ unauthorized repair, authorized service, qualified technician
look after it, take care of it, upkeep > maintenance, care, servicing
get it serviced, get it checked, have it serviced > service interval, maintenance interval, servicing, inspection
repairman, repair man, handyman, fixer > technician, service engineer, service technician
helpline, hotline, someone to help > customer service, technical support, support
wash it, wipe it, wipe down, get it clean > cleaning, clean
scouring powder, harsh cleaner, steel wool > abrasive cleaner, abrasive, scouring
wash in the dishwasher, put in the dishwasher, go in the dishwasher > dishwasher-safe, dishwasher safe, dishwasher proof
put in the microwave, go in the microwave > microwave-safe, microwave safe, microwaveable
go in the oven, put it in the oven > ovenproof, oven-safe, oven safe
fur up, furred up, chalk deposit > limescale, scale, descaling
get rid of limescale, remove limescale, remove the chalk > descaling, descale
oil it, grease it > lubrication, lubricate, lubricant
gunk, muck, crud, fluff ~ residue, debris, lint, dirt
blocked, clogged up, clog ~ blockage, obstruction, obstructed
get stuck, paper stuck ~ blockage, jammed, paper jam, seized
drip, leak, dribble, water comes out > leakage
stink, pong, whiff, smell > odor
too hot to run, get too hot > overheating, overheat, excessive temperature
light comes on, light flashes, blinking light, little light ~ indicator light, warning light, indicator, led
red light, warning lamp > warning light, warning indicator, fault indicator
beep, beeping noise > acoustic signal, audible signal, audible alarm, tone
strange noise, funny noise, rattle, buzz > unusual noise, abnormal noise, noise
message on the screen, code on the screen, code it shows > error message, error code, fault code
screen ~ display, touchscreen
knob > rotary switch, selector switch, selector
lock the buttons, kids can't press, childproof, kid-proof ~ child lock, key lock, child-resistant
kids use it, safe for kids, let kids use ~ children, supervision
get a shock, electrocuted > electric shock, electrical hazard
get wet, use in the rain, leave in the rain ~ moisture, water-resistant, splash-proof
waterproof ~ ip rating, ingress protection, protection class, splash-proof
use outside, use it outdoors > outdoor use, outdoors
use inside, use in the house > indoor use, indoors
keep for winter, put it away, not use for a while, not use for a long time ~ storage, storing, store
throw away, throw it away, threw away, throw out, chuck out, bin it, get rid of it > disposal, dispose, recycling
burn yourself, burn your hand, hot to touch, scald ~ hot surface, risk of burns, burns
safety gear, protective gear, ear defenders > personal protective equipment, protective equipment
safety glasses, goggles > eye protection, protective eyewear
earmuffs, ear plugs > hearing protection, ear protection
safety tips, watch out for, be careful about > safety instructions, warnings, precautions, caution
use it for, meant for > intended use, intended purpose, purpose
wrong use, not meant for > improper use, misuse, unintended use
make it sharp, get it sharp, get it sharp again > sharpening, sharpen
fridge > refrigerator
icebox, ice box > freezer, freezing compartment
thaw, de-ice > defrost
cooker, kitchen range > stove
stove > cooktop, hob, cooker
hob, hot plate > cooktop, burner, hotplate, cooking zone
cooktop > hob, cooking zone, hotplate
extractor fan, fan over the stove > cooker hood, range hood, extractor hood
clothes washer, laundry machine > washing machine, washer
washing machine > washer
tumble dryer, clothes dryer > dryer
Hoover > vacuum cleaner, vacuum
telly, tv > television
tap > faucet
faucet > tap
sink ~ basin
furnace ~ boiler
boiler ~ furnace, water heater
air con, ac unit, aircon ~ air conditioning, air conditioner
lawnmower, grass cutter > mower
automobile, motorcar, car > vehicle
lorry > truck
truck > lorry
motorbike > motorcycle
petrol > gasoline, fuel
gasoline > petrol, fuel
fill up with gas, fill up with petrol, kind of gas > fuel, unleaded, petrol, gasoline
miles per gallon, gas mileage, gas it uses, petrol it uses > fuel consumption, fuel economy
miles on it, miles on the clock, miles on the car > odometer, mileage
air in the tires, pump up the tires > inflation pressure, tire pressure
flat tire > puncture, punctured, tire repair
spare tire > spare wheel
spare wheel > spare tire
car trunk, car boot, in the trunk, in the boot > luggage compartment, cargo area, trunk, boot
under the hood, under the bonnet > engine compartment, engine bay
windshield > windscreen
windscreen > windshield
blinker > direction indicator, turn signal, indicator
headlight > headlamp
gearbox > transmission
gear stick, gear shift > gear lever, shift lever, gear selector
hand brake, handbrake, emergency brake > parking brake
parking brake > handbrake, hand brake
gas pedal > accelerator
accelerator > gas pedal, throttle
muffler > exhaust silencer, silencer
number plate > license plate, registration number, registration plate
license plate > number plate, registration number, registration plate
pull a trailer, tow a trailer, pull a caravan > towing capacity, trailer load, towing, tow
mot, car inspection > roadworthiness test, vehicle inspection, safety inspection
change the oil ~ oil change, engine oil
top it up, fill it up, topped up ~ refill, fill level, fill
brakes gone, brakes worn > brake pads, brake wear
dent, scrape ~ bodywork damage, body damage, paintwork damage
repair shop, garage did, garage do, garage find ~ workshop, service center, dealer
body shop > bodywork, repair shop
work on the car, hours worked on, hours they worked > labor, labor charge
mechanic > technician, service technician, service advisor
mobile phone, cell phone, cellphone > smartphone, handset, mobile, phone
texting, send a text, get a text > sms, text message
ring up, ring someone, give a ring ~ call, phone, telephone
my laptop, my tablet, gadget, gizmo ~ electronic devices, device
pc, home computer ~ computer, desktop, laptop
app ~ mobile application, software
software ~ computer program, app
get the app, put it on my computer, put it on my phone, get it onto my computer > install, download, installation
new version, newer version, newest version, latest version ~ update, release, upgrade
bring up to date, get the newest version > update, upgrade
changes in the new version, new in this version, new in the latest > release notes, changelog, new features
log in, log on, get into my account > sign in, login
sign in > log in, login, log on
log out, log off > sign out
sign out > log out, log off
login name, user name > username, user id
passcode, pin code, secret code > password, pin
locked out, forgot my password, forgotten password, lost my password > password reset, reset password, account recovery
second code, code by text, two passwords > two-factor authentication, verification code, multi-factor authentication
go back to the start settings, wipe it clean, like new again > factory reset, factory settings, reset
start it again, turn it off and on, turn it off and on again > restart, reboot
computer freezes, screen freezes, program hangs > not responding, unresponsive, crash
slow computer, run slowly, too slow to use ~ performance, latency
copy of my files, copy of my data, safe copy > backup, back-up
get my files back, get back my data, bring my files back > data recovery, restore, recovery
erase, wipe my data, get rid of my data ~ delete, deletion, erasure
move my data, take my data with me ~ data migration, data portability, export
hook up, hook it up, link up > connect, connection
link my phone, hook up to the phone, link to my phone > pair, pairing, bluetooth
hacker, hacked, hack ~ cyber attack, security breach, data breach, unauthorized access
computer virus ~ malware, ransomware
scam email, fake email > phishing
junk mail > spam
snoop, spy on ~ tracking, monitoring, surveillance
wireless internet > wi-fi, wlan, wireless network
internet down, internet gone, no internet > outage, service interruption, loss of service
fast is the internet, speed of the internet > download speed, bandwidth, data rate
work with, go with, fit with ~ compatible, compatibility
kind of computer, computer it needs, computer i need, needs to run > system requirements, minimum requirements, operating system
room on the disk, space on the phone, space it needs ~ disk space, storage
free version, try it out ~ trial version, free trial
key for the software, code for the software > license key, product key, activation code
number of computers, many computers ~ devices, installations, workstations
see my data, look at my data, read my data ~ access to your data, access to data, data protection
send my data to, share my data, pass on my data, hand on my data ~ third parties, data sharing, disclosure
track me on the web, follow me around the web > cookies, tracking
hot can it be, cold can it be, too cold for it, temperature it works at > operating temperature, ambient temperature
keep it at, temperature to keep it > storage temperature
made out of, made from > material, composition
safety certificate > certification, certificate of conformity, conformity
stand up to, put up with ~ resistant, resistance, withstand
precise, exact is it, exact is the > accuracy, tolerance, precision
precision > accuracy, tolerance
goes in it, goes into it, stuff in it > ingredients
many people does it feed, people it feeds, enough for > serves, servings, portions, yield
portion > serving
serving > portion
long in the oven, in the oven for > baking time, cooking time, bake
hot the oven, hot oven, oven hot, heat the oven > oven temperature, preheat
take to make, take to cook, time to cook > preparation time, total time, cooking time
let it stand, let it sit, leave to stand > rest, resting, set aside
leave to rise, let it rise > prove, proof, rise
whip ~ whisk, beat
cut up ~ dice, chop, slice
grill > broil
broil > grill
calories, calorie > kcal, energy
fat in it ~ saturated fat, fat, saturates
nuts in it, peanuts in it, safe for allergies > allergens, allergen, may contain
go off, gone off, went off, go bad, gone bad, spoil ~ shelf life, best before, perishable, expire
long does it keep, stay fresh, keep fresh, long can i keep > shelf life, best before, keeps, storage
keep in the fridge, put it in the fridge, in the fridge > refrigerate, refrigerator, chilled
put in the freezer, keep in the freezer > suitable for freezing, freezing, freeze
warm up, heat up, warm it up > reheat, reheating, warm
icing > frosting
frosting > icing
eggplant > aubergine
aubergine > eggplant
zucchini > courgette
courgette > zucchini
cilantro > coriander
baking soda > bicarbonate of soda, sodium bicarbonate
bicarbonate of soda > baking soda
cornflour, corn flour > cornstarch, corn starch
powdered sugar, confectioners sugar > icing sugar
icing sugar > powdered sugar, confectioners sugar
caster sugar > superfine sugar
scallion > spring onion, green onion
spring onion > scallion, green onion
minced meat > ground beef, minced beef, mince
use up my data, data left > data allowance, data volume
use my phone abroad, phone abroad > roaming
keep my number, keep my phone number > number portability, porting
cookie sheet > baking sheet, baking tray
frying pan > skillet
skillet > frying pan
greaseproof paper > parchment paper, baking parchment
sharp is the picture, picture quality > resolution
`;

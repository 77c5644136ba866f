/** What people say about health and care and what papers have for it; see find-lay-terms.ts for the form. */
export const HEALTH = `
jab, vaccine shot, get a shot, inoculation > vaccination, immunization, vaccine, injection
flu shot, flu jab > flu vaccination, influenza vaccination, flu vaccine, influenza vaccine, influenza immunization
booster shot, booster jab, top-up jab > booster dose, booster vaccination, booster
meds, drugs, medicine ~ medication, medicinal product, tablets, capsules
pill > tablet, capsule, caplet, medication, medicine
water tablet, water pill > diuretic
blood thinner, blood-thinning drug > anticoagulant, warfarin
painkiller, pain killer, pain pill, pain tablet, pain reliever, something for the pain > analgesic, pain relief, pain medication
sleeping pill, sleeping tablet ~ sedative, hypnotic, sleep medication
happy pill > antidepressant
heartburn tablet, indigestion tablet, heartburn pill > antacid
hay fever tablet, allergy pill, allergy tablet > antihistamine
puffer > inhaler
nose spray > nasal spray
eye drops > ophthalmic solution, ophthalmic drops
ear drops > otic solution, otic drops
ointment, salve, lotion ~ cream, topical
amount to take, strength to take > dose, dosage
too much of it, too many tablets, too many pills, take too much, took too much, take too many, took too many > overdose
miss a pill, miss a tablet, forget a pill, forget a tablet, forget to take, forgot to take > missed dose, miss a dose
top up my prescription, more tablets, more pills, new pills, repeat my meds, get more of my medicine > repeat prescription, refill
run out of tablets, run out of pills, run out of medicine, run out of meds > repeat prescription, refill
chemist, drugstore, drug store > pharmacy, pharmacist
druggist > pharmacist
medicine chest, medicine cabinet > first-aid box, first-aid kit
knocked out, put under > general anesthetic, general anesthesia, anesthesia, sedation
put to sleep ~ general anesthetic, general anesthesia, anesthesia, sedation
dog put to sleep, cat put to sleep, put the dog to sleep, put the cat to sleep ~ euthanasia, euthanized
knock me out, put me to sleep, put me under > general anesthetic, general anesthesia, anesthesia, sedation
numbing injection, freezing injection, needle in the gum > local anesthetic, local anesthesia
numb it, make it numb, numbed > local anesthetic, local anesthesia, numb
gas and air > nitrous oxide, entonox
laughing gas > nitrous oxide
operation, op, go under the knife > surgery, surgical procedure
have surgery, be operated on, get operated on > operation
keyhole surgery, keyhole operation > laparoscopic, laparoscopy, arthroscopy, arthroscopic, minimally invasive
camera down the throat, camera in the stomach ~ gastroscopy, endoscopy
camera up the bottom, camera in the bowel > colonoscopy, sigmoidoscopy
new hip > hip replacement, hip arthroplasty
new knee > knee replacement, knee arthroplasty
nose job > rhinoplasty
tummy tuck > abdominoplasty
the snip > vasectomy
c-section > cesarean section, cesarean
stitch > suture
plaster cast > cast
sticking plaster, Band-Aid, Bandaid > adhesive dressing, plaster, dressing
bandage > dressing
cut in the skin, cut from the operation, surgical cut > incision, wound
get better, getting better, get over it, get well > recovery, recover, recuperation
getting over > recovery, recuperation
back on my feet > recovery, recovered
time to heal, healing time > recovery period, recovery time, recovery
after the operation, after my operation, after the surgery > postoperative, post-operative, following surgery, after surgery
before the operation, before my operation, before the surgery > preoperative, pre-operative, prior to surgery, before surgery
empty stomach, nothing to eat, not eat beforehand, stop eating, go without food > fasting, fast, nil by mouth, nothing by mouth
blood test, blood work > blood sample, phlebotomy
take blood, took blood, draw blood > blood sample, blood test, phlebotomy
pee test, wee sample, pee sample, wee in a pot > urine sample, urine test, urine
poo sample, poop sample, stool test > stool sample, fecal
pee, wee, pass water > urinate, urine, urination
poo, poop > stool, feces, bowel movement
swab up the nose > nasal swab
brain scan ~ mri, ct scan, head scan
heart test, heart tracing > electrocardiogram, ecg, ekg
heart scan > echocardiogram
breast scan, breast check > mammogram, breast screening
smear, smear test, pap smear, pap test > cervical screening
baby scan ~ ultrasound
scan with sound > ultrasound
x-ray picture > radiograph, x-ray
x-ray > radiograph
eye test, eye check, sight test > eye examination, eye exam, vision test
hearing check > hearing test, audiometry, audiogram
check-up, checkup, going over, once-over ~ examination, physical examination, review, health check
test results, results of my test ~ findings, laboratory results, results
find out from the test ~ findings, results
my illness, illness i have, name of the illness ~ diagnosis, condition
doctor, doc > physician
family doctor, local doctor > general practitioner, primary care physician, gp
doctor's office, doctor's surgery ~ practice, clinic, medical center
eye doctor > ophthalmologist, optometrist
eye clinic > ophthalmology
skin doctor > dermatologist, dermatology
heart doctor, heart specialist > cardiologist, cardiology
bone doctor > orthopedist, orthopedic surgeon, orthopedic
children's doctor, kids doctor, baby doctor > pediatrician, pediatric
women's doctor > gynecologist, gynecology
cancer doctor > oncologist, oncology
foot doctor, foot specialist > podiatrist, chiropodist
nerve doctor > neurologist, neurology
ear nose and throat > ent, otolaryngology
head doctor ~ psychiatrist, psychologist, therapist
back doctor ~ chiropractor, osteopath
physio, physical therapist > physiotherapist, physiotherapy, physical therapy
talking therapy, see a shrink ~ counseling, psychotherapy, cognitive behavioral therapy
speech teacher > speech therapist, speech and language therapist
baby nurse ~ health visitor, midwife
bone setter ~ osteopath, chiropractor
see someone else, ask another doctor, another doctor's opinion > second opinion
sent to a specialist, send me to a specialist, sent to the hospital > referral, referred
see the doctor, see a doctor, visit to the doctor ~ appointment, consultation, medical advice
go to the hospital, taken to hospital, go into hospital, put in hospital ~ admission, admitted, hospitalization
in hospital, in the hospital ~ inpatient, admission
stay in overnight, kept in overnight, stay overnight, stay the night ~ overnight stay, inpatient, admitted
go home the same day, home the same day, in and out the same day > day case, outpatient, day surgery, same-day discharge
let out of hospital, leave the hospital, leave hospital, go home from hospital > discharge, discharged
er, emergency room, go to casualty, a and e > emergency department, accident and emergency
intensive care > icu, critical care
hospital room ~ ward
miss my appointment, don't turn up, didn't turn up, not show up, fail to show > missed appointment, no-show, failure to attend
can't make it, cannot make it, can't come ~ unable to attend, cancel
move my appointment, change my appointment, another time slot > reschedule, rearrange
time off sick, off sick, go off sick, went off sick, call in sick > sick leave, sickness absence, illness
doctor's note, sick note, note from the doctor > medical certificate, fit note, statement of fitness
get sick, fall ill, be ill, got sick, fell ill, fallen ill ~ illness, sickness, medical reasons
feel sick, felt sick, feel queasy, want to throw up > nausea, nauseous
throw up, threw up, puke, barf > vomiting, vomit
have the runs, got the runs, runny tummy, loose stomach > diarrhea
can't go to the toilet, can't poo, can't poop > constipation, constipated
tummy, belly > abdomen, stomach, abdominal
tummy ache, stomach ache, belly ache, sore stomach, sore tummy > abdominal pain, stomach pain
tummy bug, stomach bug, stomach flu > gastroenteritis, norovirus
acid coming up, heartburn > acid reflux, reflux
break wind, gassy, fart > flatulence, wind, gas
run a temperature > fever
fever > pyrexia
headache > head pain
dizzy, dizzy spell, lightheaded, light-headed, woozy > dizziness, vertigo
pass out, passed out, keel over > fainting, loss of consciousness, syncope, unconscious
have a fit, epileptic fit > seizure, convulsion
out of breath, can't breathe, trouble breathing, hard to breathe > shortness of breath, breathlessness, difficulty breathing
short of breath > breathlessness, difficulty breathing, dyspnea
sore throat > throat pain, pharyngitis
stuffy nose, blocked nose, runny nose > nasal congestion, congestion, rhinitis
hay fever > allergic rhinitis, pollen allergy
itch, itchy > itching, pruritus
red spots, red skin, blotches, come out in spots ~ rash, redness, erythema
hives, nettle rash > urticaria
black and blue, blue marks > bruising, bruise
swell up, swollen up, puffy, puff up > swelling, edema
go red, turn red > redness, reddening
bleed > hemorrhage, blood loss
blood clot, clot in the leg > thrombosis, dvt, deep vein thrombosis
heart attack > myocardial infarction
heart trouble, heart problem, bad heart, weak heart > heart disease, cardiac disease, heart condition, cardiovascular disease
stroke > cerebrovascular accident
blood sugar > blood glucose, glucose
sugar disease > diabetes
high blood pressure > hypertension
low blood pressure > hypotension
low iron, not enough iron, thin blood ~ anemia, iron deficiency
broken bone, broken arm, broken leg, break a bone, broke a bone, broke my arm, broke my leg > fracture
crack in the bone > fracture
slipped disc, slipped disk > disc herniation, herniated disc, prolapsed disc
backache, sore back, bad back > back pain, lumbar pain
stiff joints, sore joints, bad joints > joint pain, joint stiffness
brittle bones, thin bones > osteoporosis
twisted ankle, sprained ankle > sprain, ankle sprain
pulled muscle, pull a muscle > muscle strain, strain
does it hurt, will it hurt, be sore, feel sore ~ pain, discomfort, painful, soreness
ache ~ pain, discomfort
worn out, shattered, no energy, lack of energy > tiredness, fatigue
sleepy, drowsy > drowsiness, sleepiness
can't sleep, trouble sleeping, lie awake, sleeplessness > insomnia, sleep disturbance
feel down, feel low, feeling blue ~ depression, low mood
worried sick, nervous, panicky ~ anxiety
forgetful, losing his memory, losing her memory ~ memory loss, dementia
lump ~ lesion, nodule
not cancer, not cancerous, harmless lump > benign
is it cancer, cancerous > malignant, malignancy
cancer ~ malignancy, carcinoma
can i catch it, pass it on to others, easy to catch > contagious, infectious, transmission
catch something ~ infection, infected
germ ~ bacteria, virus, infection
infected wound > wound infection, infection
bad reaction, react badly to > allergic reaction, adverse reaction, hypersensitivity
unwanted effects, ill effects, bad effects > side effects, adverse reactions, adverse effects, complications
side effect > adverse reaction, adverse effect, undesirable effect
can go wrong, could go wrong ~ complications, risks
mix with other medicines, mix with other drugs > interactions, interaction
shouldn't take, must not take, mustn't take ~ contraindications, contraindicated, do not take, do not use
keep the medicine, keep the tablets, keep the pills ~ storage, store
keep it in the fridge, keep in the fridge, put it in the fridge > refrigerate, refrigerator
use-by date, sell-by date > expiry date, expiration date, expiry, expires
out of reach of kids, away from kids > out of the reach of children
wash it down > glass of water
having a baby, expecting a baby, with child ~ pregnant, pregnancy
trying for a baby, want a baby > planning a pregnancy, planning to become pregnant, conceive
nurse my baby, nursing a baby, nursing mother > breastfeeding, breast-feeding, lactation
give birth, gave birth, birth of the baby > birth, labor, delivery
due date of the baby, baby due > expected date of delivery, estimated due date
my period, her period, time of the month > menstruation, menstrual
change of life > menopause
birth control, the pill > contraception, contraceptive
get behind the wheel > drive, driving
booze, liquor > alcohol, alcoholic
cigarette ~ smoking, tobacco
quit smoking, give up smoking, stop smoking > smoking cessation
put on weight, get fat > weight gain
lose weight, lost weight > weight loss
overweight, fat person ~ obese, obesity
workout, work out at the gym ~ exercise, training
sports again, do sports, play sports ~ physical activity, exercise, strenuous activity
lift heavy things, carry heavy things, pick up heavy things > heavy lifting
take it easy, put my feet up > rest
gym, fitness studio, health club ~ fitness center
lifting weights ~ free weights, strength training
personal trainer, pt session ~ instructor, personal training
gym clothes, gym kit > sportswear, appropriate clothing
have a wash, wash myself ~ shower, bathe, bath
dentist > dental surgeon, dental practice, dental
tooth doctor > dentist, dental
pull a tooth, take out a tooth, tooth out, tooth pulled, teeth out > extraction, tooth extraction, tooth removal
root treatment, nerve treatment of the tooth > root canal treatment, root canal
false teeth > dentures, denture
tooth cap > crown
braces > orthodontic treatment, orthodontic
teeth cleaned, clean my teeth, scrape the teeth ~ scale and polish, prophylaxis, dental hygiene, oral hygiene
toothache > dental pain, tooth pain
hole in the tooth, rotten tooth, bad tooth > cavity, caries, tooth decay
gum disease, sore gums, bleeding gums > periodontal disease, gingivitis, periodontitis
glasses, specs > spectacles, eyeglasses
walking stick, Zimmer frame, Zimmer ~ walking aid, mobility aid, walking frame
crutches ~ walking aid, mobility aid
go to the vet, animal doctor ~ veterinary, vet, veterinarian
vet > veterinarian, veterinary surgeon, veterinary
have the dog fixed, have the cat fixed, have him fixed, have her fixed > neutered, neutering, spayed, castrated
put the dog down, put the cat down, put an animal down, put him down > euthanasia, euthanized
chip the dog, chip the cat, dog chip, cat chip, chip in the neck > microchipped, microchip
worm tablet, worm the dog, worm the cat > deworming, worming, wormer
flea stuff, flea drops, something for fleas > flea treatment, parasite treatment
dog collar funnel, lampshade collar > elizabethan collar, buster collar, cone
old people's home, old folks home, retirement home > care home, nursing home, residential home
home help, carer, someone to look after ~ caregiver, care worker, care assistant
closest relative, nearest relative > next of kin
living will > advance directive, advance decision
bring to the hospital, pack for the hospital ~ bring with you, bring
wheelchair user, in a wheelchair ~ wheelchair access, wheelchair, reduced mobility, disabled
come to the house, come to my house, come to my home > home visit, house call, domiciliary
`;

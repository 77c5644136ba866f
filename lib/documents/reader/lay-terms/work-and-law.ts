/** What people say about work, contracts and law and what papers have for it; see find-lay-terms.ts for the form. */
export const WORK_AND_LAW = `
job, job opening, job going, job on offer ~ position, post, vacancy, role, employment
what will i do, what do i have to do in the job, what the job is about, my tasks > duties, responsibilities, job description, tasks
what i need for the job, what they want from me, what they are looking for ~ qualifications, requirements, person specification, skills
schooling, diploma, education needed, schooling needed ~ qualifications, education, degree, academic qualification
know-how, years in the job, done it before, done this kind of work > experience, work experience, previous experience, expertise
cv > curriculum vitae, resume
resume > curriculum vitae, cv
letter with the application > covering letter, letter of application, letter of motivation
go for the job, put in for the job, try for the job, get the job > apply, application, applicants, appointment
last day to apply, hand in the application, get the application in > closing date, application deadline, deadline, apply by
job talk, job interview, talk with the boss, come in for a talk > interview, selection
people who can vouch for me, someone to vouch for me > references, referees
criminal record, check on my past, police check, check my background ~ background check, disclosure, dbs check, criminal background
get hired, hire, hired, take on staff, take someone on, took on ~ recruitment, employ, appointment
get fired, be fired, fire me, fire someone, fired for, sacked, get the sack > dismissal, dismissed
lose my job, lost my job, out of a job > dismissal, redundancy, loss of employment
let go, laid off, lay off, job cuts, cut jobs, made redundant > redundancy, layoff, reduction in force
sacked on the spot, fired on the spot, thrown out at once, fired right away > summary dismissal
quit my job, hand in my notice, give in my notice, give my notice > resignation, resign
how much notice, how long before i leave, warn them before i leave > notice period, period of notice, written notice, notice
sent home on full pay, paid to stay away, paid to stay home ~ garden leave, administrative leave, paid leave
boss, my boss, gaffer, who is in charge of me ~ supervisor, line manager, manager, employer, superior
do i report to, is over me, do i answer to > reports to, supervisor, line manager
my firm, my company, people i work for > employer, company, organization
worker, people working there, people who work there ~ employee, staff, personnel, workforce
workmates, people i work with, mates at work > colleagues, coworkers, co-workers, employees
temp job, casual worker, temporary job, job for a while > temporary, fixed-term, agency worker, seasonal
apprentice, intern ~ trainee, apprenticeship, internship, placement
trial period, trial time, try me out, first months, try-out > probation, probationary period, probation period, introductory period
working time, how long do i work, when do i work, start work > working hours, hours of work, normal hours, work schedule
half days, half time, a few hours a week, not full time > part-time, reduced hours
night work, work at night, work nights, graveyard shift > night shift, shift work
work weekends, work on Sunday, Saturday work > weekend work, weekend shifts, rotating shifts
come and go when i like, choose my hours, start when i like > flexible working hours, flexible working, flextime, flexitime
lunch break, tea break, coffee break, lunch hour, time for lunch > rest break, meal break, breaks, meal period
time off, days off, get off work, take off work ~ annual leave, paid leave, vacation, paid time off, leave of absence
vacation days, paid holidays, my holidays, take holidays ~ annual leave, vacation, paid time off, holiday entitlement
save my holidays, keep holidays for next year, unused holidays, move holidays > carry over, carried over, carry forward, accrued leave
bank holiday, national holiday > public holiday, statutory holiday, federal holiday
go off sick, off sick, call in sick, ring in sick, phone in sick, stay home sick > sick leave, sickness absence, sickness, absence, illness
sick note, doctor's note, note from the doctor > medical certificate, fit note, statement of fitness, doctor's certificate
not turn up, don't turn up, not show up, skip work, stay away, miss work ~ absence, absenteeism, unauthorized absence, failure to attend
be late, come late, turn up late, late for work > lateness, tardiness, punctuality, late arrival
clock in, clock out, punch in, write down my hours > time recording, timekeeping, timesheet, time sheet, record of hours
have a baby, having a baby, baby leave, time off for the baby, new baby ~ maternity leave, parental leave, maternity, paternity leave
dad leave, time off for dads, father gets time off, new dad > paternity leave, parental leave, partner leave
time off when someone dies, funeral, death in the family, someone in the family dies ~ bereavement leave, compassionate leave, bereavement
kid is sick, child is sick, look after a sick child, care for my mother ~ family leave, dependents' leave, carer's leave, caregiver leave
time off without pay, no pay while off, not paid while off > unpaid leave, leave without pay, leave of absence
year off, long break from work > sabbatical, leave of absence, career break
work at home, work from home, working from home, home office ~ remote work, telework, telecommuting, homeworking
what to wear, wear at work, clothes at work, can i wear > dress code, attire, clothing, uniform
hard hat, safety boots, goggles, safety gear, safety shoes ~ personal protective equipment, protective equipment, ppe, protective clothing
keep quiet about, keep secret, keep my mouth shut, tell no one, not tell anyone > confidentiality, confidential, non-disclosure, secrecy
secret, company secrets ~ confidential information, confidential, trade secrets, proprietary information
work for a rival, go to a rival, work for the competition, start my own firm > non-compete, restrictive covenant, competitor
second job, another job, work on the side, job on the side, side job, moonlight > outside employment, secondary employment, other employment
take customers with me, take clients with me, poach > non-solicitation, solicit, nonsolicitation
owns what i make, my ideas belong, things i invent, my inventions ~ intellectual property, inventions, work product, copyright
company laptop, company phone, work laptop, work phone, work computer ~ company property, company equipment, electronic devices, equipment
give everything back, hand everything back, give back my laptop > return of company property, return of property, return all
surf the web, surf at work, Facebook at work, browse at work, Instagram ~ internet use, personal use, social media, acceptable use
read my emails, spy on me, watch me at work, cameras at work ~ monitoring, surveillance, cctv
get moved up, climb the ladder, better job in the firm > promotion, advancement, promoted, career development
get moved, move me to another place, sent to another branch ~ transfer, relocation, reassignment, redeployment
how am i doing, yearly talk, talk about my work, rate my work > performance review, appraisal, performance appraisal, evaluation
told off, telling off, get into trouble, in trouble, slap on the wrist > disciplinary action, disciplinary, reprimand, sanction, penalty
last warning > final written warning, final warning, written warning
bad behavior, misbehave, behave badly, do something wrong at work > misconduct, unacceptable conduct, inappropriate behavior, conduct
how to behave, rules of behavior, behave at work > code of conduct, standards of conduct, conduct
picked on, pick on me, pestered, groped, mobbed > harassment, bullying
bully ~ harassment, victimization, intimidation
treated unfairly, unfair treatment, treated worse, racist, sexist > discrimination, unequal treatment, equal opportunity
complain about my boss, complain at work, not happy at work > grievance, grievance procedure, complaint
blow the whistle, report wrongdoing, tell on, tell on someone > whistleblowing, whistleblower, protected disclosure, report
hurt at work, get hurt at work, accident at work, hurt on the job > workplace accident, work-related injury, occupational injury, injury
drunk at work, drink at work, booze ~ alcohol, intoxication, under the influence, substance abuse
drug test, pee test > drug testing, drug screening, testing
go on strike, striking workers, down tools > industrial action, work stoppage, strike
perks, extras of the job, goodies for staff > benefits, fringe benefits, employee benefits
paper i sign, what i sign, what i signed ~ agreement, contract
agreement > contract
contract > agreement
small print, fine print > terms and conditions, conditions, general terms, terms
start to count, when does it start, kick in, come into force > effective date, commencement date, commencement, takes effect
contract run, how long does it run, locked in, tied in, stuck with it ~ minimum term, initial term, contract term, contract period
contract run out, policy run out, does it run out, lapse, come to an end > expiration, expiry, expire, end date
goes on by itself, keeps going on its own, renews itself, rolls over > automatic renewal, automatically renew, renewal
get out of the contract, get out of my contract, back out, pull out of ~ cancellation, withdrawal, withdraw, early termination
change my mind, second thoughts, think again ~ right of withdrawal, cooling-off period, cancellation, cancel, withdraw
call it off, call off, axed > cancel, cancellation
break the contract, break the deal, not keep to the deal, broke the deal > breach, breach of contract, material breach
break a promise, not do what they promised, don't do their job, does a bad job ~ breach, non-performance, default, failure to perform
let down, not happy with the work, poor work, bad work, shoddy work, sloppy work ~ defective work, unsatisfactory, non-conforming, defects
chance to put it right, time to fix the problem, put things right > cure period, remedy, rectify, remedied
hand over the contract, someone else take over, pass it on to someone else ~ assign, transfer
get someone else to do it, farm out, farmed out, pass the work on > subcontract, subcontractor, outsourcing
act of god, can't be helped, beyond anyone's control, out of our hands > force majeure, beyond reasonable control, unforeseeable
to blame, whose fault, at fault, my fault ~ liable, liability, negligence, responsible
pay for the damage, make good the damage, make up for, pay for what i broke ~ compensation, damages, indemnify, reimburse
most they pay if, most they have to pay, cap on damages > limitation of liability, maximum liability, liability limited
careless, didn't take care, not careful > negligence, negligent, gross negligence, failure to exercise care
on purpose, meant to do it, deliberately > intentional, willful, wilful
which law, whose law, laws of which country, what law counts > governing law, applicable law, laws of, jurisdiction
where would we go to court, which court, court in charge > jurisdiction, venue, competent court, courts of
fall out with, fight over, row about it, disagree, quarrel > dispute, controversy, dispute resolution
someone in the middle, go-between, sort it out without court ~ mediation, mediator, arbitration, dispute resolution, conciliation
change the contract, change the terms, alter the contract, change the agreement > amendment, modification, variation, modified
on paper, put it in writing, on a sheet of paper > in writing, written notice, written form, written
in writing > written notice, written
let us know, tell them, let them know, get in touch, tell the company ~ notify, notification, notice, inform, written notice
by word of mouth, just say it, say so, spoken promise, verbal promise > oral, verbal, oral agreements
give up a right, give up my rights, sign away > waive, waiver, release, relinquish
what's in the deal, what work is covered, what they do for the money ~ scope of work, services, scope of services, deliverables
finish by, get it done by, must be done by, has to be finished ~ deadline, completion date, due date, completion, no later than
charge for leaving early, penalty for leaving, pay to get out > early termination fee, cancellation fee, termination fee, exit fee
lawyer, barrister, my lawyer > attorney, solicitor, legal counsel, counsel, legal representative
solicitor ~ attorney, lawyer, counsel, legal representative
attorney > lawyer, solicitor, counsel, legal representative
insurance papers, insurance contract, my insurance > policy, insurance policy, certificate of insurance
insurance company, insurance people, insures me > insurer, underwriter, insurance carrier, carrier
person insured, person with the insurance, person who is insured > policyholder, policy holder, insured, insured person, named insured
covered for, am i covered, what's covered, insured for, insured against > coverage, covered, insured events, we will pay
not covered, what isn't covered, don't cover, doesn't cover, won't pay for ~ exclusions, excluded, not insured, we will not pay
insurance cost, pay for the insurance, cost of the insurance > premium, annual premium
pay myself, have to pay myself, first bit myself, part i pay ~ deductible, excess, copayment, coinsurance, co-pay, self-pay
most they pay, most the insurance pays, highest payout > policy limit, coverage limit, sum insured, maximum benefit, limit
insurance pays, payout, pay out, insurance money ~ claim payment, settlement, indemnity, compensation, benefit
make a claim, put in a claim, claim on the insurance, tell the insurance ~ claim, notice of loss, report a claim, claim form
turn down, knocked back, say no to > reject, denial, refusal, refused, denied, declined, deny
insurance man, man from the insurance, who looks at the damage > adjuster, claims adjuster, loss adjuster, assessor
add-on, extra cover, add something to the policy > endorsement, rider, optional cover, additional coverage
break-in, broken into, burgled, robbed, burglar, broke in > burglary, theft, robbery, forcible entry
steal, stolen, stole, nicked, thief > theft, stolen property, larceny, robbery
water in the house, high water, river comes up > flood, water damage
car crash, crash my car, smash-up, pile-up, prang, fender bender ~ accident, collision, road traffic accident
hit someone else's car, damage someone else's car, hurt someone else > third party, liability, third-party liability, bodily injury
written off, beyond repair, write-off, totaled, write off the car > total loss, constructive total loss, actual cash value
what it's worth now, worth less because it's old, value now ~ actual cash value, depreciation, market value, current value
my stuff, my things, belongings, my belongings, possessions > personal property, personal effects, contents
jewelry, expensive things, precious things > valuables, high-value items, specified items
nobody home, empty house, house stands empty, away for long, no one at home > unoccupied, unoccupancy, vacant, vacancy
car while mine is fixed, loan car, loaner, car while it's repaired > courtesy car, rental reimbursement, replacement vehicle
car won't start, broken down, stuck on the road, tow truck, towed > breakdown, roadside assistance, towing, breakdown cover
windscreen > windshield, glass
windshield > windscreen, glass
may drive, allowed to drive, my son drive, my wife drive ~ named driver, permitted drivers, authorized drivers, covered drivers
no claims, never had a crash, no accidents > no claims bonus, no claims discount, safe driver discount
already had the illness, had it before, was ill before, old illness > pre-existing condition, preexisting condition, pre-existing
wait before it pays, wait before i'm covered > waiting period, elimination period, qualifying period
tell the police, go to the police, call the police > police report, report to the police, crime reference number
lied, tell lies, lie on the form, not tell the truth > false statement, misrepresentation, fraud, false information, fraudulent
get me home, bring me home, fly me home, flown home > repatriation, medical evacuation
rules of the club, club rules, rule book, rules of the group > bylaws, by-laws, constitution, articles of association, regulations
club, our club ~ association, society, organization, corporation
join, become a member, get in the club ~ membership, admission
leave the club, drop out, give up membership > resignation, resign, withdrawal from membership
throw out a member, kick out a member, kicked out of the club, chuck out a member > expulsion, expel
people in charge, top people, leadership ~ board, board of directors, officers, executive committee, trustees
chairman, chairwoman, chairperson > chair, presiding officer
head of the club ~ president, chair
deputy, second in command, stand-in ~ vice president, vice chair
looks after the money, money person, keeps the money, handles the money > treasurer, finance officer
writes things down, takes notes, took notes, note taker, wrote the minutes ~ secretary, recording secretary, clerk, minutes taken by
how long do they stay in office, how long do they serve, years in office > term of office, term
step down, stand down, stood down, give up the post > resign, resignation
get rid of the chairman, get rid of the board, vote out, voted out > removal, removed from office, remove
seat is empty, empty seat, take over a seat, fill the gap ~ vacancy
yearly meeting, big meeting, meeting every year, main meeting > annual general meeting, annual meeting, general meeting, agm
extra meeting, emergency meeting, meeting in between > special meeting, extraordinary general meeting, special general meeting
must be there, need to be there, have to be there, enough people there ~ quorum, minimum number of members
vote for someone else, vote in my place, send someone to vote for me > proxy, proxy vote
more than half, over half, over 50 percent > majority, simple majority, majority vote
everyone agreed, everybody agreed, all agreed, all in favor > unanimous, by consensus
nobody agreed, most were against, voted down, voted it down, thrown out by the vote > defeated, rejected, motion failed, lost
said yes, say yes, ok it, okay it, gave the ok, go-ahead, green light, give the nod ~ approve, approval, consent, authorized, passed
was accepted, get accepted, voted through, vote went through > approved, adopted, carried, passed
a tie, draw in the vote, same number of votes, vote is even, half and half > casting vote, tie vote, equality of votes
didn't vote, did not vote, neither for nor against, sat out the vote > abstain, abstention
raise hands, show hands, hands up, put their hands up > show of hands, voice vote
secret vote, vote in secret, voting paper, voting slip > secret ballot, ballot, ballot paper
wants to be elected, stand for election, stand for the board, run for office, running for > candidate, nominee, nomination
chosen, choose the board, voted in, pick the board > elected, appointed, selected, election
close the club down, wind up, close down the club, club ends > dissolution, dissolve, winding up
change the rules, new rules ~ amendment, revision
was at the meeting, were at the meeting, came to the meeting, turned up, showed up ~ attended, present, in attendance, attendance
wasn't there, weren't there, didn't come, couldn't come, couldn't make it ~ absent, apologies, excused, regrets
suggest, suggestion, put forward, brought up the idea ~ proposed, motion, moved, proposal, recommendation
meeting start, meeting begin, meeting began > called to order, opened the meeting, call to order
meeting end, meeting over, meeting finish > adjourned, meeting closed, close of meeting
talk about, talked about, spoke about, chat about, talked through > discussed, discussion, considered, debated
what happens next, who does what, to-do list, jobs to do ~ action items, actions, next steps, follow-up
put off, put it off, pushed back, delayed till > postponed, deferred, rescheduled
what will be talked about, list of topics, topics ~ agenda, items of business, order of business
election day, go and vote, go voting, where do i vote, place to vote, cast my vote ~ polling station, polling place, polling
vote by post, vote by mail, postal vote, vote from home, vote by letter > absentee ballot, postal voting, mail-in ballot, absentee voting
voters, people who can vote, allowed to vote, may vote > eligible to vote, entitled to vote, registered voters, voting members
voters' list, list of voters > electoral register, voter registration, electoral roll
town, town hall, council, local council ~ municipality, city council, city, local authority, borough, district
the authorities, officials, government office, office in charge ~ authority, department, agency, competent authority
permission, allowed by the office, okay from the office ~ permit, license, authorization, consent, approval
permit ~ license, authorization, consent
license ~ permit, authorization
ask for a permit, get a permit, want a permit > permit application, application for a permit, apply, application
person applying, who applies, one who applies > applicant
form to fill in, form to fill out, paper to fill in > application form, form
fill in, fill out > complete
papers to bring, what papers, papers i need, which papers ~ supporting documents, required documents, documents, evidence
proof who i am, prove who i am, something with my name and picture ~ identification, photo id, proof of identity, identity document
where i live, prove where i live, proof where i live > proof of address, proof of residence, residence, domicile
driver's license > driving license
driving license > driver's license
stamped copy, official copy, copy with a stamp > certified copy, certified true copy, notarized copy
how long will they take, how long do they take, time to decide, wait for the answer > processing time, decision period
take away my permit, lose my permit, take back the permit > revoke, revocation, withdrawn, suspended
parking ticket, ticket on my car, ticket on the windshield > penalty charge notice, parking fine, citation, parking violation
get fined, pay a fine, fined, punished ~ penalty, fine, sanction
road is closed, street is closed, can't drive through, close the road, close the street > road closure, street closure, closed to traffic
way round, way around, another road, drive around > detour, diversion, alternative route, alternate route
roadworks, road works, dig up the road, digging up the road ~ construction, street works, road construction, highway works
speak up, have my say, say what i think ~ public hearing, comment, objection, representations, consultation
against the plan, be against, speak against, say no to the plan ~ objection, object, opposition, oppose
don't agree with the decision, fight the decision, go against the decision, challenge it > appeal, objection, contest
complain, moan, kick up a fuss, not happy with ~ complaint, grievance, objection
who do i complain to, where do i complain, complain to > complaints procedure, complaints officer, ombudsman, complaint
take it further, go higher, not happy with the answer ~ escalate, appeal, ombudsman, next stage
say sorry, sorry, said sorry > apology, apologize, regret
without saying who i am, without my name, not give my name > anonymous, confidential
sue, take to court, take them to court, go to court, drag to court > legal action, legal proceedings, litigation, lawsuit, proceedings
court case, case in court > proceedings, lawsuit, litigation
person suing, who is suing, who sued > plaintiff, claimant, petitioner, complainant
person being sued, who is being sued, who is sued, accused > defendant, respondent
court date, day in court, have to be in court, appear in court > hearing, hearing date, trial, appearance
letter from the court, called to court, court letter > summons, subpoena, writ, court order
what the court decided, what the judge said, court's decision, judge decided > judgment, ruling, verdict, court order, decision
found guilty, guilty > convicted, conviction
jail, locked up, go to jail, behind bars, go to prison > imprisonment, prison
saw it happen, someone who saw it, person who saw it > witness, eyewitness
settle it between them, agree out of court > settlement, settlement agreement
split up, break up, end of the marriage, get divorced ~ divorce, separation, dissolution of marriage
kids live with, who gets the kids, get the kids, see the kids > custody, parental responsibility, visitation
who inherits, who gets the house, left to me > beneficiary, heirs, devisee, bequest
someone who acts for me, act for me, sign for me, decide for me ~ power of attorney, authorized representative, attorney-in-fact, proxy
`;

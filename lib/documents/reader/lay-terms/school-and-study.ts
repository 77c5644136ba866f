/** What people say about schools, courses, and studies and what papers have for it; see find-lay-terms.ts for the form. */
export const SCHOOL_AND_STUDY = `
big test, last test, end-of-year test > final examination, final exam, final assessment
test halfway, halfway test, test in the middle > midterm, midterm examination, mid-term
mock test, practice test, trial test > mock exam, mock examination, practice exam, sample paper
pop quiz, surprise test > unannounced quiz, unannounced test
take-home test > take-home exam, take-home examination
speaking test, spoken test > oral examination, oral exam, viva, oral
written test > written examination, written exam
entry test, entrance test, test to get in > entrance examination, admission test, placement test
level test, test to see my level > placement test, diagnostic test
take the test again, redo the test, do the exam again, do the test over, second go at the exam > retake, resit, re-examination
second try, another go, second go > second attempt, retake, resit
resit > retake, re-examination, re-sit
miss the test, miss the exam, missed the test, missed the exam > absence from the examination, make-up exam, missed exam
catch-up test, make up the test, make up the exam > make-up exam, makeup exam, deferred examination
flunk > fail, failure, failing grade
scrape through > pass
pass mark, mark to pass, grade to pass, lowest grade to pass > passing grade, passing score, minimum grade
good grade, top grade, top mark, best mark ~ distinction, highest grade, grade a
get an a, straight a > grade a, distinction
with honors, with flying colors > distinction, honors, cum laude
average grade, average of my grades > grade point average, gpa
mark the papers, correct the papers, get marked > graded, assessed, assessment, grading
marking > grading, assessment
marks, school marks > grades, scores
count toward the grade, count for the grade, worth of the final > weighting, weight, percentage of the final grade
part of the grade, share of the grade > weighting, weight
challenge my grade, contest my grade, unhappy with my grade, dispute a grade, not happy with my mark > grade appeal, appeal, review of marks
crib sheet, cheat sheet ~ permitted notes, formula sheet
look at my notes, use my notes, bring my notes, bring my books ~ open book, permitted materials
without books, without notes > closed book, closed-book
cheat, copy off someone, copy from a friend, copy from a neighbor ~ academic misconduct, academic dishonesty, plagiarism
copy from the internet, copy from the web, copy and paste ~ plagiarism
use ChatGPT, ChatGPT, Chat GPT, ai chatbot, use a chatbot > ai tools, generative ai, artificial intelligence, ai
pocket calculator > calculator
person watching the exam, watching the exam, watch over the exam > invigilator, invigilation, proctor
homework > assignments, coursework, assignment, problem sets
schoolwork > coursework, assignments
essay ~ term paper, written assignment, assignment
hand in, hand it in, handed in, turn in my paper, turn in the paper, turn it in, give in my work > submit, submission
hand in late, turn in late, hand it in late, turn it in late, late homework, handed in late > late submission, late work, late assignments
more time for the essay, more time for my paper, extra days for my essay > extension
project at the end, final project, big project > capstone project, capstone, final-year project
thesis > dissertation
supervisor of my thesis > advisor, adviser
group project, group work, working in a group, work with others > team project, collaborative work, collaboration, group assignment
talk in front of the class, give a talk in class ~ oral presentation, presentation
speak up in class, put my hand up, join in class > class participation, participation
skip class, skip school, cut class, bunk off, play hooky, play truant, skive > truancy, unauthorized absence, unexcused absence, absence
miss class, miss a class, miss school, miss a lesson, miss lessons, missed class ~ absence, absences, attendance
turn up to class, show up to class, come to class, be in class, go to class > attendance, attend
come late to class, late to class, late for class, late for school > tardiness, tardy, punctuality, lateness
off school, kept home from school, keep my child home, stay home from school > absence, absent
tell the school my kid is ill, report my child sick ~ report an absence, absence, absent
take my kid out of school, holiday in term time, vacation during school ~ leave of absence, authorized absence, term-time absence
kicked out of school, thrown out of school, throw out of school > exclusion, expulsion, excluded, expelled
sent home from school > suspension, excluded, suspended
get kicked out of the course, thrown off the course > withdrawal, dismissal, excluded
kept after school, stay behind after school > detention
picked on, pick on > bullying, bullied, harassment
behave in class, behave at school > code of conduct, conduct, behavior policy
clothes for school, school clothes, wear to school > school uniform, uniform, dress code
gym class, sports lesson > physical education, pe
gym clothes, pe clothes, sports clothes > pe kit, gym kit, sports kit
school lunch, canteen food, school food, food at school > school meals, lunch
canteen, lunch room, dining hall > cafeteria, refectory, lunchroom
lunchbox > packed lunch, bag lunch, lunch
playtime, break time > recess, break
lunch break ~ lunch hour, meal break, midday break, lunch
school bus > school transport, transportation, bus
pick up my kid, pick up my child, pick my kid up, collect my kid ~ pick-up, collection, collected, dismissal
drop off my kid, drop off my child, drop my kid off ~ drop-off, arrival
phone in class, phone at school, phone in the lesson > mobile phones, cell phones, electronic devices
school trip, class trip, day out with the class > field trip, excursion, educational visit
end of school, school ends, last day of school, school finishes, school breaks up > end of term, last day of term, end of the school year
school starts, first day of school, back to school > start of term, first day of term, beginning of term, term begins
mid-term break, week off school > half term, reading week, midterm break
time off from school, school holidays, school vacation, no school ~ school closed, recess, break, half term
snow day > school closure, emergency closure
day without lessons, teacher training day > inset day, professional development day, non-pupil day
meet the teacher, talk to the teacher > parent-teacher conference, parents evening, consultation evening
report card > school report, progress report
school report > report card, progress report
headmaster, headmistress > headteacher, head teacher, principal, head of school
principal > headteacher, head teacher, head of school, headmaster
headteacher > principal, head teacher
deputy principal, vice principal > deputy head, assistant principal
class teacher, homeroom teacher > form tutor, class tutor, homeroom
helper in class, classroom helper > teaching assistant, classroom assistant, teacher aide
prof, teacher of the course, runs the course, teaches the course, person teaching > instructor, lecturer, course leader, convenor
professor > instructor, lecturer, course leader
teacher ~ instructor, tutor, lecturer
catch the professor, see the professor, see my professor, meet the professor, talk to the professor > office hours, consultation hours
ta > teaching assistant
extra help, help with studying, help with my studies ~ tutoring, academic support, learning support, study skills
private lessons, extra lessons ~ tutoring, tuition
dyslexia, dyslexic ~ learning disability, learning difficulty, special educational needs, disability
special needs ~ special educational needs, additional needs, disability
help for disabled students, help with a disability > disability services, accommodations, reasonable adjustments
extra time in the exam, longer for the exam > accommodations, extra time, reasonable adjustments
school nurse > health office, medical room
playgroup, nursery, kindergarten ~ preschool, pre-school, early years
daycare, day care ~ childcare, nursery, early years
after-school club, after school care > after-school program, extended day, wraparound care
grade school, elementary school > primary school
high school > secondary school
primary school > elementary school
secondary school > high school
uni > university
college ~ university
university ~ college
freshman, fresher > first-year student, first-year, new student
undergrad, bachelor student > undergraduate
grad student, master's student > postgraduate, graduate student
PhD > doctoral, doctorate
student ~ pupil, learner
schoolkid, schoolchild, schoolchildren > pupil, student
kid in the class, kids per class, people in the class, people on the course ~ class size, places, enrollment, participants
dorm, student housing, place to live on campus > hall of residence, halls of residence, residence hall, student accommodation
student id > student card
student loan ~ student finance, financial aid
get into the course, get in to the course, get a place, get accepted ~ admission, admissions, eligibility, entry requirements
need to know beforehand, know beforehand, need to have taken before, have taken before > prerequisite, prerequisites, prior knowledge
previous experience > prior experience, prior knowledge, prerequisites
sign up, sign up for, sign my kid up, put my name down, enter my name > registration, enrollment, enroll, register
join the course, join the class, get on the course, get onto the course > enroll, enrollment, registration
enroll > enrollment, registration, register
register > registration, enrollment, enroll
drop the course, drop out, drop a class, drop the class, quit the course, pull out of the course, leave the course > withdrawal, withdraw
switch course, switch to another course, change course ~ transfer, change of course, change of program
switch to another class, change class ~ transfer, change of section
cost of the course, price of the course, pay for the course > tuition, course fee, tuition fee, fee
school fees, school money > tuition, tuition fees
money for students, help paying, help with the fees, help with the cost ~ scholarship, bursary, financial aid, financial assistance
grant for students > scholarship, bursary
get my money back for the course > refund
books to buy, buy a book, book to read, books for the course > textbook, required text, required reading, course materials
course book > textbook, required text
reading to do, read for class > required reading, reading list, readings
course outline, course description, course plan > syllabus, module outline
course ~ module, class
covered in the course, taught in the course, learn in the course, learn on the course ~ course content, content, syllabus, topics
be able to do afterwards, learn from it ~ learning outcomes, learning objectives, objectives
timetable > schedule, calendar
class meets, class takes place, class time > class schedule, lecture times, lectures, sessions
lesson ~ class, session, lecture
hands-on class, lab class ~ laboratory, lab session, practical work, workshop
practical training, job during the course ~ internship, practicum, work placement, placement
online class, class online > remote learning, distance learning, online learning, virtual
evening class, night school ~ evening course, adult education, continuing education
freshers week > orientation, induction, welcome week
certificate at the end, piece of paper at the end, get at the end of the course ~ certificate of completion, certificate, qualification
qualification you get, degree you get > award, qualification, degree
graduate, finish college, finish university ~ graduation, degree requirements
graduation ceremony, cap and gown > commencement, graduation, convocation
points for the course, points from the course > credit points, credits, credit hours, ects
permission from my parents, parents' permission, parent's signature, note from my parents > parental consent, consent form, permission slip
slip to sign > permission slip, consent form
school board, people running the school > governing body, board of governors, board of education
parents' group, pta > parent-teacher association, parents association
library book late, bring a book back late > overdue
researchers, scientists, people behind the study, team behind the study > authors, investigators, research team
wrote the study, wrote the paper, did the study, did the research, ran the study > authors, investigators, research team
paid for the study, paid for the research, paid for this research, money for the study > funded, funding, grant, sponsor
in somebody's pocket, paid by the industry > competing interests, conflict of interest, conflicts of interest
people in the study, people taking part, people tested, people they tested > participants, subjects, respondents, patients
test subject, test person > participants, subjects
volunteers in the study > participants, subjects
people asked, people they asked, people surveyed, people questioned > respondents, participants
answered the survey, filled in the survey, filled out the survey, sent the survey back > response rate, respondents, responses
people were in the study, number of people in the study, size of the study, big was the study > sample size, sample, participants
take part, took part, taken part > participate, participation, participants
take part in the study, get into the study, allowed in the study, be in the study ~ inclusion criteria, eligibility, eligible
left out of the study, kept out of the study, not allowed in the study, couldn't take part > exclusion criteria, excluded
find the people, found the people, get people for the study, got the people > recruited, recruitment
quit the study, left the study, pulled out of the study > withdrew, attrition, dropouts, lost to follow-up
didn't finish the study, fell by the wayside > withdrew, attrition, lost to follow-up
fake pill, dummy pill, sugar pill, fake treatment, pretend treatment, dummy treatment > placebo, sham
got nothing, got no treatment, untreated group, comparison group > control group, controls, control
got the treatment, group with the treatment > intervention group, treatment group, treated
split into groups, put into groups, sorted into groups, decide which group > randomized, allocated, assigned, randomization
by chance, drawn by lot, flip of a coin > randomly, random, at random, randomized
didn't know which, not told which, know which one they got > blinded, double-blind, blinding, masked
keep an eye on them afterwards, checked on afterwards, watched afterwards > follow-up, followed up
before the study started, at the start of the study > baseline, at baseline
trial run, small study first > pilot study, pilot
length of the study, study lasted, study last, study took ~ study period, duration, follow-up
done in the study, way they did it, way the study was done ~ methods, methodology, study design, procedure
kind of study, type of study, sort of study > study design, trial, design
measured with, tool they used ~ instrument, questionnaire, measured
list of questions, set of questions > questionnaire, survey
asked people face to face, talk with people > interviews, interviewed
get the data, got the data, get the numbers from, got the numbers from > data collection, data source, data were collected
numbers come from, source of the numbers ~ data source, source, data
question behind the study, want to find out, trying to find out > research question, aim, objective, purpose
point of the study, reason for the study, idea behind the study > aim, objective, purpose, research question
expected to find, thought they would find, hunch, guess beforehand > hypothesis, hypothesized
did they find out, come out of the study, came out of the study > findings, results
bottom line, upshot, final verdict, take-home message, main point ~ conclusion, conclusions, key findings
in a nutshell, short version ~ summary, abstract, executive summary
main thing they looked at, main thing measured > primary outcome, primary endpoint
fluke, due to luck, pure luck ~ due to chance, chance
big enough difference, real difference, true difference > significant difference, statistically significant
no real difference > no significant difference, not significant, did not differ
make a difference, make any difference ~ effect, significant difference
work better > more effective, outperformed, superior
did better, do better > performed better, outperformed, higher scores
hang together, connected with, go hand in hand, linked, link between ~ correlation, associated, association, correlated
sure are they, sure about the result ~ confidence interval, certainty
margin for error, give or take > margin of error, confidence interval
spread of the numbers > standard deviation, variance, range
middle value > median
on average > mean
odd ones out > outliers
weak point, weakness, weak spot, flaw ~ limitations, limitation
drawback, downside, shortcoming ~ disadvantages, disadvantage, limitations
strong point of the study > strengths
drawbacks of the study, problems with the study, wrong with the study > limitations, limitation
next step for research, look at next, study next, more research > future research, further research, future work
advice from the authors, should be done now, say we should do > recommendations, implications, recommend
allowed to do the study, ethics okay, green light > ethical approval, ethics committee, institutional review board, approval
agree to take part, say yes to the study > informed consent, consent
names kept secret, keep names secret, kept private, nameless > anonymized, anonymous, confidential, pseudonymized
paid to take part, money for taking part, get paid for taking part > compensation, reimbursement, incentive, honorarium
other studies, earlier studies, earlier research ~ previous studies, prior research, previous research, literature
sources used, books they used ~ references, bibliography
thank ~ acknowledgments, acknowledgements
published ~ publication, journal
boy ~ male students, male pupils, males
girl ~ female students, female pupils, females
women, woman ~ female participants, female patients, females
men, man ~ male participants, male patients, males
over the years, as time goes on > over time, trend, longitudinal
went up, go up, gone up, shot up ~ increase, rose by, rise in
went down, go down, gone down ~ decrease, decline, fell by, fall in
stay the same > unchanged, stable, remained
jobless, out of work, people without a job > unemployed, unemployment
people living there, people living in, head count ~ population, inhabitants, residents
teenager, teen ~ adolescents, youth, young people
old people, old person > older adults, elderly, seniors, aged 65
poor people, poor families, hard up ~ low-income, low income, poverty, deprived
rich people, rich families, well off ~ high-income, high income, affluent
last day to sign up, last date to sign up, sign up by > registration deadline, enrollment deadline, deadline, closing date
last day to drop > withdrawal deadline, withdrawal date
`;

/** What people say about money and what papers have for it; see find-lay-terms.ts for the form. */
export const MONEY = `
what's left to pay, what is left to pay, left to pay, still to pay > balance due, outstanding balance, amount due, balance, outstanding
still owe, still owing, left owing > balance due, outstanding balance, amount due, outstanding, balance, arrears
do i owe, do we owe, i owe, we owe, amount owed, money owed > amount due, balance due, total due, amount payable, outstanding
have to pay altogether, pay altogether, pay in total, pay in all > total due, total amount due, amount due, total payable, grand total
final figure, final amount, bottom line, all-in price ~ grand total, total due, amount due, total payable, total
pay by when, pay it by, have to pay by, last day to pay, deadline to pay > due date, payment due, payable by, due by, due on
pay late, late paying, late with the payment, late with payment, late with the money > late payment, overdue, past due, arrears
pay too late, miss the due date, forget to pay, forgot to pay, don't pay on time > late payment, overdue, past due, non-payment
miss a payment, skip a payment, missed a payment > missed payment, late payment, non-payment, default, arrears
don't pay, doesn't pay, do not pay, never pay, fail to pay, refuse to pay > non-payment, nonpayment, unpaid, default, failure to pay
can't pay, cannot pay, can't afford, trouble paying, struggle to pay, hard up > financial difficulty, financial hardship, hardship
behind with payments, behind on payments, behind with the payments, behind on the bills > arrears, in arrears, past due, overdue, default
fine for paying late, charge for paying late, late charge, late penalty > late fee, late payment fee, late payment charge
money back, cash back for returns, my money returned > refund, reimbursement, refundable, repayment
get it refunded, give the money back, give back the money, pay me back, pay us back > refund, reimbursement, repay
paid back, gave back the money, hand back the money > refunded, reimbursed, repaid
won't get my money back, don't get my money back, can't get my money back > non-refundable, nonrefundable, not refundable, no refund
claim back, get back what i spent, get back what i paid > reimbursement, refund, reclaim
out of my own pocket, out of pocket, from my own pocket > at own expense, own expense, personally incurred, expenses
spread the cost, pay bit by bit, pay in bits, pay a bit at a time, pay in stages > installments, payment plan
pay over time, pay monthly, monthly plan, in several payments, pay off slowly > installments, payment plan, monthly payment
more time to pay, longer to pay, put off paying > payment plan, payment arrangement, deferral, deferred payment, extension
pay all at once, pay it all at once, pay it in one go, pay the lot, in one payment > in full, lump sum, single payment
money up front, pay up front, pay upfront, pay in advance, pay ahead > deposit, prepayment, advance payment, down payment, in advance
put down first, money down, put down money, pay down first > down payment, deposit, initial payment
first payment, pay first > initial payment, first installment
last payment > final payment, final installment
ways to pay, way of paying, how can i pay, how can we pay, how to pay > payment methods, methods of payment, payment options, payable by
taken automatically, pay automatically, automatic payment, comes out of my account > direct debit, autopay, automatic debit
take it from my account, taken from my account, take out of my account ~ direct debit, automatic debit, debited, autopay
regular payment, pay the same every month ~ standing order, recurring payment, direct debit, monthly payment
Visa card, use my Visa, use Visa, take Visa, accept Visa ~ credit card, card payment, payment card, cards
pay with Visa, pay by Visa, Mastercard, Amex, American Express ~ credit card, card payment, payment card, cards
pay by plastic, pay with plastic, bank card, use my card ~ debit card, credit card, payment card, card
tap to pay, tap my card, tap and go, touch and pay, wave my card > contactless
Apple Pay, Google Pay, pay with my phone, pay by phone > mobile payment, mobile wallet, digital wallet, contactless
notes and coins, coins and notes, banknotes, bank notes, ready money, real money > cash
bring cash, pay in cash, pay cash, hard cash > cash payment, cash only, cash
small change, loose change, right change, exact money > exact change, correct change, coins
by check, by cheque, write a check, write a cheque, pay with a check > check payable, cheque payable, cheque, check
who to make it out to, make it out to, made out to, write the check to > payable to, payee
wire money, wire the money, send the money, send money, transfer money > bank transfer, wire transfer, credit transfer, remittance, transfer
money arrived, money came in, money gets there, got the money > payment received, credited
bank details, banking details, details of the bank > account number, account details, iban, sort code, routing number
bank number, number of the bank > sort code, routing number, bank code, bic
what to write on the transfer, reason for transfer, put on the transfer > payment reference, reference number, reference, invoice number
tear-off slip, slip at the bottom, bit to send back > payment slip, remittance slip, payment stub, remittance advice, coupon
wrong amount, mistake on the bill, bill is wrong, wrong bill, error on my bill > billing error, dispute, query, discrepancy
charged twice, billed twice, charge me twice, paid twice > duplicate charge, duplicate payment, billing error, overpayment
charged too much, charge me too much, billed too much > billing error, overcharge, overbilled, dispute
paid too much, pay too much, overpaid > overpayment, credit balance, refund
paid too little, pay too little, didn't pay enough, underpaid > underpayment, shortfall, balance due
question a bill, argue with the bill, argue about the bill, challenge a bill > dispute, query, billing inquiry, contest
bill > invoice, statement
bill number, number on the bill, number of the bill > invoice number, invoice no, document number, account number
bill date, date on the bill, date of the bill > invoice date, date of issue, billing date, statement date
bill go to, who gets the bill, who is the bill for > bill to, billed to, invoice to, customer
sent the bill, send the bill, who billed, who charged > issued by, supplier, vendor, seller, biller
how often do i get a bill, how often billed, billed every > billing cycle, billing period, billing frequency
time the bill covers, bill cover, bill is for which > billing period, period covered, service period, invoice period
last bill, bill before, last month's bill > previous bill, previous invoice, previous statement
carried over, brought over > previous balance, carried forward, brought forward, prior balance
left from last month, left from the last bill > previous balance, carried forward, brought forward, prior balance
nag letter, warning letter for payment, chaser, letter to pay up > reminder, payment reminder, final notice, dunning
bill collector, people who collect debts, debt chaser > collection agency, debt collector, collections
chase the money, come after the money, go after the money > debt collection, collections, recovery, enforcement
price before tax, total before tax, cost before tax, price without tax, total without tax, cost without tax > subtotal, net amount, excluding vat
pay before tax, salary before tax, wages before tax, earn before tax, income before tax > gross pay, gross salary, gross income
with tax, tax on top, with the tax, after adding tax > including vat, total including tax, gross amount, inclusive of vat
sales tax, tax on the bill, tax on purchases > vat, value added tax, gst, sales and use tax
price per piece, price each, cost each, per piece, price for one, apiece > unit price, price per unit, unit cost, per unit
number of pieces, how many pieces > quantity
things billed, what's on the bill, things on the bill > line items, description
money off, cheaper price, price cut, knocked off, rebate, reduced price > discount, reduction, reduced rate
take off the price, taken off the price, come off the price > discount, deduction, reduction
cheaper if i pay early, pay early, pay quickly, paying straight away > early payment discount, prompt payment, cash discount
cheaper for groups, cheaper for a group, price for groups > group rate, group discount
cheaper for kids, price for kids, kids price, kids pay, kids cost > child rate, children's rate, reduced rate, children
cheaper for old people, old people pay, pensioner price > senior rate, senior discount, seniors
cheaper for students, student price, students pay > student rate, student discount
cheaper, bargain, good deal, cheap deal ~ discount, reduced rate, reduced, special offer
coupon, voucher code, promo code, discount code > voucher, promotional code, promotion code, gift certificate
gift card, gift token, gift coupon > gift certificate, gift voucher, voucher
get in free, in for free, free entry, go in free, get in for nothing > free admission, admission free, free of charge, no charge
for nothing, for free, won't cost anything, cost nothing, cost me nothing > free of charge, no charge, no cost, complimentary, at no cost
on the house, thrown in, comes for free > complimentary, free of charge, included, no additional charge
cost to get in, price to get in, pay to get in, pay at the door, door price > admission, admission fee, entry fee, entrance fee, tickets
cost extra, pay extra, costs more > surcharge, additional charge, extra charge, additional fee
on top of the price, charged extra > surcharge, additional charge, extra charge, additional fee
hidden costs, hidden fees, added costs, costs on top > additional charges, surcharges, additional fees, other charges
leave a tip, give a tip, tipping, tip for the staff, tip the staff, tip included > gratuity, service charge
postage, shipping cost, cost to send > shipping, delivery charge, shipping and handling, delivery fee
cost of sending, cost to ship, postage cost > shipping, delivery charge, shipping and handling, delivery fee
cost to deliver, cost of delivery, bring it to my house > delivery charge, delivery fee, shipping, delivery
booking fee, charge for booking ~ service fee, processing fee, reservation fee, handling fee
admin fee, paperwork fee, paperwork charge > administration fee, administrative fee, processing fee, handling fee
sign-up fee, fee to join, cost to join, joining fee > enrollment fee, registration fee, membership fee, initiation fee
membership money, club money, yearly fee for members > membership dues, dues, subscription, membership fee
cost for the year, yearly cost, yearly fee, pay every year, pay per year > annual fee, annual charge, annual premium, annual subscription
cost for the month, monthly cost, pay every month, pay per month, pay a month > monthly fee, monthly charge, monthly payment, per month
price went up, price goes up, prices go up, put the price up, gets dearer > price increase, rate increase, price adjustment, increase
price rise, price hike, dearer, go up in price > price increase, rate increase, price adjustment, increase
price went down, prices go down, price drop, drop in price > price reduction, price decrease, reduced, decrease
rough price, rough cost, price idea, ballpark figure, rough idea of the cost > estimate, estimated cost, quotation, quote
price offer, offer for the job, price for the job > quotation, quote, estimate, tender, proposal, bid
price stays, hold the price > quotation valid, estimate valid, valid until, valid for, price guarantee
price good for, how long is the price good > quotation valid, estimate valid, valid until, valid for, price guarantee
what is it worth, how much is it worth, how much it's worth > value, valuation, appraised value, market value
list of prices, price list, what things cost > fee schedule, schedule of fees, rates, tariff, schedule of charges
till receipt, sales slip, proof i paid, proof of paying > receipt, proof of purchase, proof of payment
put money in, put money into, pay money in, money paid in ~ deposit, credit
take money out, take cash out, get cash out, took out money, draw out money ~ withdrawal, withdraw, debit
money coming in, money that came in ~ deposits, credits, income, receipts, revenue
money going out, money went out, money that goes out ~ withdrawals, debits, expenditure, expenses, outgoings, payments
cash machine, cashpoint, cash point, hole in the wall, cash dispenser, money machine > atm, automated teller machine
secret number, card code, code for my card > pin, personal identification number
three digits on the back, code on the back of the card, code on the back of my card > security code, cvv, cvc, card verification
go into the red, in the red, go overdrawn, overdrawn, account below zero > overdraft, negative balance
not enough money in the account, not enough in my account, not enough money > insufficient funds, non-sufficient funds, overdraft
bounced check, check bounces, cheque bounces, payment bounces > returned check, returned payment, insufficient funds
money at the start, had at the start, had at the beginning ~ opening balance, beginning balance, starting balance, balance forward
money at the end, left at the end, had at the end ~ closing balance, ending balance, final balance
left in the account, money left, left in my account > closing balance, ending balance, available balance, balance
have in my account, in the account now > closing balance, ending balance, available balance, balance
least i must keep in, keep in the account, smallest amount in the account > minimum balance, minimum daily balance
cost of having the account, fee for the account, account cost > maintenance fee, monthly service fee, account fee, service charge
account for two people, shared account, account together > joint account, joint account holder
open an account > account opening, new account, application
close my account, close the account, shut my account ~ account closure, closing an account, termination
haven't used the account, unused account, don't use the account > dormant, inactive, inactivity fee, dormancy
what my savings earn, earn on savings, savings earn, bank pays me > interest rate, apy, annual percentage yield, aer, interest
abroad, in another country, in a foreign country > overseas, foreign countries, outside the country, international
cost abroad, fee abroad, charge for using it abroad > foreign transaction fee, international transaction fee
changing money, change dollars, money exchange > currency exchange, foreign exchange, currency conversion, exchange rate
foreign money, money of another country > foreign currency, foreign exchange
lose my card, lost my card, card is gone, card is missing, card got stolen > lost or stolen, lost card, report the loss
stole my card, someone used my card > unauthorized transaction, unauthorized use, lost or stolen, fraud
payment i don't know, charge i don't know, payment i never made > unauthorized transaction, unauthorized charge, disputed transaction
scam, scammer, con man, conned, swindle, ripped off, rip-off > fraud, fraudulent, phishing
stop a payment, call off a payment, hold back a payment > stop payment, cancellation, stop payment order, cancel
block my card, freeze my card, stop my card > card blocking, suspend, deactivate, cancel the card
new card, another card ~ replacement card, card replacement, reissue
card run out > expiration date, expiry date, expiry
how much can i spend, most i can spend, max out, maxed out > credit limit, credit line, spending limit, available credit
go over the limit, over my limit, spend too much on the card > over-limit, exceed the credit limit, overlimit
least i have to pay, smallest payment, least i must pay, lowest payment > minimum payment, minimum payment due, minimum amount due
time without interest, days without interest > grace period, interest-free period
get cash with my credit card, cash on the card, cash from my credit card > cash advance, cash withdrawal
move my balance, move my debt, shift my debt > balance transfer
get points, collect points, earn points, bonus points ~ rewards, reward points, loyalty points
spend points, use points, use up points, cash in points > redeem, redemption, rewards
bank charges, bank fees > account fees, service charges, charges and fees, transaction fees
my spending, what i spent, things i bought, what was bought ~ purchases, transactions, debits, expenses
things on my account, list of payments, what happened on my account > transactions, transaction history, account activity
paperless, by email instead of paper > electronic statements, e-billing, online statements, paperless billing
borrow money, money borrowed > loan, credit
borrow ~ loan, on loan, lending
how much did i borrow, amount borrowed, sum borrowed > principal, loan amount, amount financed, amount of credit
who lent, who lends, the one who lends, lending company > lender, creditor
lend, lent ~ loan, on loan
who borrows, person who borrows, the one who borrows > borrower, debtor
cost of borrowing, cost of the loan, what does borrowing cost > finance charge, total cost of credit, apr, interest
pay off, clear the debt, settle the debt ~ repayment, payoff, settlement
pay back > repayment, reimbursement, refund
time to pay back, years to pay it back, how long to pay it off, how long is the loan > loan term, repayment period, term, repayment term
pay off early, pay it off early, pay back early, pay it back early, pay it off sooner > early repayment, prepayment
pay extra on the loan, pay more than i have to > overpayment, prepayment, additional payment, extra payment
penalty for paying off early, charge for paying off early > prepayment penalty, early repayment charge, early settlement fee
house loan, home loan, loan for the house, loan on my house > mortgage, mortgage loan, deed of trust
car loan, loan for the car, car finance, buy on finance > auto loan, vehicle loan, hire purchase, financing, finance agreement
buy on tick, buy now pay later, on credit, on the never-never > hire purchase, deferred payment, credit agreement, financing
stand in for the loan, someone who pays if i can't, pay if i can't, vouch for > guarantor, co-signer, cosigner, surety
lose my house, take my house, take the house, lose the house > foreclosure, repossession, repossess
take my car away, take the car away, take back the car > repossession, repossess
thing pledged, given as security, lender's security > collateral, security interest, security, secured
rate stays the same, interest stays the same, interest that doesn't change > fixed rate, fixed interest
stay the same > unchanged
rate goes up and down, interest goes up, rate can change, interest can change > variable rate, adjustable rate, variable, floating rate
new loan for the old one, swap my mortgage, new mortgage > refinance, remortgage
interest per year, yearly interest > apr, annual percentage rate, interest rate, per annum
owing money, in debt, what i owe ~ liabilities, indebtedness, debt, outstanding balance
go bankrupt, went bankrupt, go bust, went bust, goes broke, go under > bankruptcy, insolvency, insolvent, liquidation
credit check, check my credit, credit score > credit report, credit history, creditworthiness, credit reference agency
taxman, tax man, tax people, tax office > hmrc, irs, internal revenue service, revenue authority, tax authority
do my taxes, file my taxes, tax form, tax papers > tax return, self assessment
send in my taxes, hand in my taxes, taxes have to be in, deadline for taxes > filing deadline, filing date, due date, file by
tax money back, tax back, get tax back, money back from the taxman > tax refund, tax rebate, refund
tax write-off, write off on my taxes, take off my taxes, set against tax > tax deductible, deduction, allowable expense, tax relief
not taxed, no tax, don't pay tax on, free of tax > tax-free, tax-exempt, exempt, non-taxable, exemption
taxed, pay tax on, have to pay tax on > taxable, taxable income, subject to tax
tax taken out, tax taken off, taken off for tax > withholding, tax withheld, income tax withheld, paye, tax deducted
house tax, tax on my house, tax on the house, tax on property > property tax, real estate tax, council tax
tax when someone dies, death tax, tax on what i inherit > inheritance tax, estate tax
tax when i sell, tax on profit from selling > capital gains tax, capital gains
tax number, my tax number > taxpayer identification number, taxpayer reference, social security number, ein, utr
tax check, check my taxes, go through my books > audit, tax audit, inquiry
work for myself, working for myself, my own boss, freelancer > self-employed, sole trader, independent contractor
people i support, kids i support, people who depend on me > dependents, dependants, qualifying child
before deductions, before anything is taken off, before tax pay > gross pay, gross salary, gross income, gross earnings
pay after tax, salary after tax, earn after tax, take-home pay, after deductions, what i take home > net pay, net income, net salary, net earnings
taken off my pay, taken out of my pay, taken from my wages, taken out of my check > deductions, withholdings, payroll deductions, withheld
paycheck, pay packet, wage packet, pay check, paycheque ~ pay, net pay, wages, salary, earnings
payslip, pay slip, wage slip > pay statement, earnings statement, pay stub, pay advice
payday, pay day, day i get paid, when do i get paid, wages come > pay date, payment date, paid on, payroll date
how much do i earn, what do i earn, how much do i make > salary, wages, pay, earnings, remuneration, compensation
money for the job, pay for the job, money per year ~ annual salary, salary, compensation, remuneration
per hour pay, get an hour, paid an hour, earn an hour, make an hour > hourly rate, per hour, hourly wage
get paid, got paid ~ salary, wages, remuneration, compensation, payment
a raise, pay raise, pay rise, more pay, more money for staff > salary increase, pay increase, pay award, increment, salary adjustment
extra hours, work longer, hours on top > overtime, additional hours
money for extra hours, pay for extra hours, paid for extra hours > overtime pay, overtime rate, overtime
travel money, petrol money, gas money, fuel money ~ mileage, mileage allowance, travel expenses, travel allowance
money for lunch, food money, meal money > meal allowance, per diem, subsistence, meals
work expenses, money i spent for work, spend for work > expenses, reimbursable expenses, business expenses, reimbursement
extra pay, extra money at Christmas, Christmas money ~ bonus, premium pay, supplement, allowance
money when i'm sick, pay when sick, paid when i'm ill, paid when sick > sick pay, sick leave, statutory sick pay
money when i leave, payoff when fired, money if they let me go > severance, severance pay, redundancy pay, redundancy payment
money without a job, money when out of work, dole > unemployment benefits, jobseeker's allowance, unemployment insurance
money from the state, state money, welfare payments, on welfare, government money ~ benefits, public assistance, grant, subsidy, allowance
money for kids, money for children ~ child benefit, child tax credit, child support, child allowance
money for the kids after divorce, pay for the kids > child support, child maintenance, maintenance
can i stop working, when i stop working, give up work, finish work for good, stop working for good > retire
money when i'm old, money when i stop working, old-age money, retirement money > pension, retirement benefit, annuity, retirement income
nest egg, retirement pot, retirement savings, pension fund > pension pot, pension, retirement account, 401k, pension plan
boss puts in, company puts in, work puts in, employer pays in > employer contribution, employer match
what i put in, money i put in, pay into > employee contribution, contributions, member contributions, contribute
retire early, stop working early, give up work early > early retirement
one big payment, take it all in one go, cash lump > lump sum, tax-free cash
money if i die, get when i die, when i die, if i die ~ death benefit, lump sum death benefit, survivor benefit, beneficiary
who gets the money, who will get the money > beneficiary, payee, recipient
my wife gets, my husband gets, husband or wife gets ~ spouse's pension, survivor benefit, surviving spouse, spouse
money really mine, keep it if i leave, mine to keep > vested, vesting
put money aside, put aside, set aside money, rainy day money ~ reserve, savings, reserve fund, contingency
make money, made money ~ profit, income, revenue, earnings, surplus
lose money, lost money, losing money ~ loss, deficit, net loss
money left over, leftover money > surplus, balance, remaining balance, carried forward
not enough to cover, short of money, came up short > shortfall, deficit, insufficient
money taken in, money we took, money that was taken ~ revenue, income, receipts, proceeds, turnover
sales money, money from selling, money from sales ~ proceeds, sales, revenue, turnover
payout to shareholders, payout on shares, money for shareholders > dividend, distribution
give money, gave money, money gift, money given > donation, donate, contribution, gift
people who gave, people who give, who gave money > donors, contributors, sponsors, supporters
`;

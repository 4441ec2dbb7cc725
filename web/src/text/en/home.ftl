# Home
welcome = What shall we play?
    .text = Four football card games on one small table: against the bots, round one screen, or with friends far away.
play-now = Play
dealing = Dealing …
set-up = Set up
rules = Rules
cards = Cards
unfinished = Left unfinished
join = Somebody is waiting for you?
join-it = Join
table-code = Code of the table
offline = You are offline, or the table is. Check the connection and try again.
no-answer = No answer from the table. Try again in a moment.
somebody = Guest
sitting-down = Finding your chair …

# Oneself on several devices
devices = My devices
devices-you = Here you are { $name }. You can be the same on other devices, with all your tables.
devices-nobody = You have not said your name here yet. Come with a link from another device, or with your recovery phrase.
device-first = where you began
device-new = another device
device-here = this one
device-seen = last seen { $day }
device-send-away = Send away
device-add = Another device
device-add-link = Show a link and a QR code
device-link-note = Open this on the other device. It is for you alone: whoever has it can be you.
recovery-phrase = Recovery phrase
recovery-show = Show a new one
recovery-note = Write it down. It brings you back when all your devices are lost; the one before is no longer good.
recovery-have = Back with your recovery phrase
recovery-use = That's me

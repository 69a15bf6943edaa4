## What a message says, one line for each table
notice-turn = { $title }: it is your turn
notice-over = { $title }: the match is over
notice-clock = { $title }: your time runs out { $time ->
    [one] in one minute
   *[other] in { $time } minutes
}
notice-clock-hours = { $title }: your time runs out { $time ->
    [one] in one hour
   *[other] in { $time } hours
}
notice-invited = { $by } invites you to { $title }
notice-matched = { $title }: your opponents are here
notice-round = { $title }: your next match is set up
notice-asked = { $by } asks to come in: { $title }
notice-admitted = { $by } lets you in: { $title }
notice-many = { $count } things wait for you
notice-test = This is how Orrery will tell you that it is your turn.

## Mail
mail-foot = You get this because you asked to be told: { $link }
mail-confirm = Is this your address?
mail-confirm-text =
    Somebody with the name { $name } gave this address at Orrery. If it was you, open this link within a day:

    { $link }

    If not, there is nothing to do: the address is not used.
mail-reset = A new password for Orrery
mail-reset-text =
    Somebody asked for a new password for the account { $login }. If it was you, open this link within an hour:

    { $link }

    If not, there is nothing to do: the old password still holds.

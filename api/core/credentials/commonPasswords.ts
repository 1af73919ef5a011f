/** The most common passwords of eight and more characters; shorter ones are refused for their length. */
const COMMON = new Set(
  `12345678 123456789 1234567890 0123456789 01234567 123123123 1231231234 12341234 12344321 123456123 123456654321
   11111111 111111111 1111111111 11112222 11223344 1122334455 12121212 00000000 000000000 0000000000 22222222
   33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 87654321 987654321 9876543210
   0987654321 098765432 147258369 147852369 159753456 159357258 741852963 789456123 963852741 10203040 19871987
   1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1
   qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwer1234 qwerasdf qwertyqwerty 1qazxsw2
   asdfghjk asdfghjkl asdf1234 asdfasdf asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv poiuytrewq mnbvcxz1 qazwsxedc
   qazwsx123 qaz123wsx q2w3e4r5 a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789 aa123456 aa12345678 abc12345
   abc123456 abcd1234 abcd12345 abcdefgh abcdefghi abcdef123 abcabc123 aaaaaaaa aaaaaaaaa aaaaaaaaaa zzzzzzzz xxxxxxxx
   password password1 password12 password123 password1234 password12345 password01 password11 password2 password99
   password! password1! password@ password@1 password@123 passw0rd passw0rd1 passw0rd123 p@ssword p@ssword1 p@ssw0rd
   p@ssw0rd1 p@ssw0rd123 p@$$w0rd pa$$word pa$$w0rd pass1234 pass12345 passpass passport passwort passwort1 mypassword
   newpassword changeme changeme1 changeme123 letmein1 letmein123 welcome1 welcome12 welcome123 welcome2 welcome@123
   iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123 loveyou1 lovelove princess princess1 sunshine sunshine1 sunflower
   football football1 baseball baseball1 basketball softball soccer12 hockey12 superman superman1 batman123 spiderman
   starwars starwars1 pokemon1 pokemon123 minecraft computer computer1 internet internet1 whatever whatever1 trustno1
   trustno1! jennifer jessica1 michelle michael1 michael123 charlie1 charlie123 daniel123 jordan23 jordan123 samantha
   victoria elizabeth alexander alexandra benjamin nicholas jonathan danielle christopher liverpool liverpool1 chelsea1
   barcelona arsenal1 manchester corvette mercedes mustang1 yamaha123 chocolate butterfly1 butterfly elephant dolphin1
   dragon123 dragon12 monkey123 master123 shadow123 secret123 killer123 freedom1 hello123 hello1234 hellohello goodluck
   test1234 test12345 testtest testing1 testing123 tester123 demo1234 demo12345 example1 example123 guest123 user1234
   username admin123 admin1234 admin12345 admin@123 administrator adminadmin root1234 rootroot default1 default123
   qwe123456 qweqweqwe qweasdzxc qweasd123 1234qwer 12qwaszx 123qweasd 123qwe123 123abc123 1234abcd abc123abc
   blink182 babygirl babygirl1 lovely123 angel123 forever1 november december september midnight maverick scorpion
   cocacola diamond1 marlboro metallica slipknot nirvana1 startrek access14 trinity1 thunder1 summer123 summer2024
   summer2025 summer2026 winter123 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026`.split(
    /\s+/,
  ),
);

/** Whether a password is one of the most common, in any mixture of cases. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

// The C functions that Embedded Swift needs and that WebAssembly does not have.

#include <stddef.h>
#include <stdint.h>

// MARK: Memory

// Blocks have a header of 16 bytes with their class. Freed blocks are kept in one list for each class, of
// which there are four for each power of two, and are used again. Memory is never returned to the host.

#define HEADER 16
#define CLASSES 128

typedef struct Block {
  uint32_t class;
  struct Block *next;
} Block;

extern uint8_t __heap_base;
static uint8_t *top;
static uint8_t *limit;
static Block *unused[CLASSES];

/// The smallest class whose blocks hold `size` bytes, and the size of its blocks.
static uint32_t class_of(size_t size, size_t *rounded) {
  if (size < 64) size = 64;
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)size);
  size_t step = (size_t)1 << (power - 2);
  size_t base = (size_t)1 << power;
  size_t steps = (size - base + step - 1) / step;
  *rounded = base + steps * step;
  return (power - 6) * 4 + (uint32_t)steps;
}

static void *fresh(size_t size) {
  if (!top) {
    top = (uint8_t *)(((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15);
    limit = (uint8_t *)(__builtin_wasm_memory_size(0) << 16);
  }
  if ((size_t)(limit - top) < size) {
    size_t pages = (size - (size_t)(limit - top) + 65535) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    limit += pages << 16;
  }
  void *block = top;
  top += size;
  return block;
}

void *malloc(size_t size) {
  if (size > ((size_t)1 << 31)) return NULL;
  size_t rounded;
  uint32_t class = class_of(size + HEADER, &rounded);
  Block *block = unused[class];
  if (block) {
    unused[class] = block->next;
  } else {
    block = fresh(rounded);
    if (!block) return NULL;
    block->class = class;
  }
  return (uint8_t *)block + HEADER;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((uint8_t *)memory - HEADER);
  block->next = unused[block->class];
  unused[block->class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *result = malloc(size);
  return *result ? 0 : 12;
}

// The host writes texts into such memory, and frees it like the answers.
__attribute__((export_name("fcmlint_allocate"))) void *fcmlint_allocate(size_t size) {
  void *memory = malloc(size);
  if (!memory) __builtin_trap();
  return memory;
}

__attribute__((export_name("fcmlint_free"))) void fcmlint_free(void *memory) { free(memory); }

int memcmp(const void *first, const void *second, size_t count) {
  const uint8_t *a = first, *b = second;
  for (size_t index = 0; index < count; index++) {
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  }
  return 0;
}

// MARK: Process

// The seed of hash tables: without a source of randomness, every run has the same one.
void arc4random_buf(void *memory, size_t count) { __builtin_memset(memory, 0x5A, count); }

uintptr_t __stack_chk_guard = 0x5AFEC0DE;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: Text

// Texts are equal in the module only if their code points are. The tables with which Swift also finds equal
// what Unicode calls canonically equivalent, such as "e" with a combining accent and the letter with the
// accent, would be 5% of the compressed module. FCM and APNs compare bytes.

const uint8_t *_swift_stdlib_nfd_decompositions = NULL;

uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first, (void)second;
  return UINT32_MAX;
}

// MARK: Numbers

/// The product of two numbers of 128 bits, as in compiler-rt.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)((unsigned __int128)first >> 64) * b + a * (uint64_t)((unsigned __int128)second >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other << 32) | (uint32_t)low);
}

double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = __builtin_fabs(value - whole);
  return rest >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// A natural number of up to 5,120 bits: 800 digits, and powers of ten for the smallest exponent.
#define WORDS 160

typedef struct {
  uint32_t count;
  uint32_t words[WORDS];
} Natural;

static void multiply_add(Natural *number, uint32_t factor, uint32_t term) {
  uint64_t carry = term;
  for (uint32_t index = 0; index < number->count; index++) {
    carry += (uint64_t)number->words[index] * factor;
    number->words[index] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry && number->count < WORDS) number->words[number->count++] = (uint32_t)carry;
}

static uint32_t bits(const Natural *number) {
  if (!number->count) return 0;
  return number->count * 32 - (uint32_t)__builtin_clz(number->words[number->count - 1]);
}

static void shift_left(Natural *number, uint32_t shift) {
  uint32_t whole = shift / 32, part = shift % 32;
  for (uint32_t index = number->count; index-- > 0;) number->words[index + whole] = number->words[index];
  for (uint32_t index = 0; index < whole; index++) number->words[index] = 0;
  if (number->count) number->count += whole;
  if (part) multiply_add(number, (uint32_t)1 << part, 0);
}

static int compare(const Natural *a, const Natural *b) {
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  for (uint32_t index = a->count; index-- > 0;) {
    if (a->words[index] != b->words[index]) return a->words[index] < b->words[index] ? -1 : 1;
  }
  return 0;
}

static void subtract(Natural *a, const Natural *b) {
  int64_t borrow = 0;
  for (uint32_t index = 0; index < a->count; index++) {
    int64_t word = (int64_t)a->words[index] - (index < b->count ? b->words[index] : 0) + borrow;
    a->words[index] = (uint32_t)word;
    borrow = word >> 32;
  }
  while (a->count && !a->words[a->count - 1]) a->count--;
}

/// The 64 leading bits of `number / divisor`, of which the first is set, and the power of two above them. The
/// last bit is also set if further bits are not 0. Changes both numbers.
static uint64_t quotient(Natural *number, Natural *divisor, int32_t *exponent) {
  int32_t shift = (int32_t)bits(divisor) - (int32_t)bits(number);
  if (shift > 0) shift_left(number, (uint32_t)shift);
  if (shift < 0) shift_left(divisor, (uint32_t)-shift);
  *exponent = -shift;
  if (compare(number, divisor) >= 0) {
    shift_left(divisor, 1);
    *exponent += 1;
  }
  uint64_t result = 0;
  for (int index = 0; index < 64; index++) {
    shift_left(number, 1);
    result <<= 1;
    if (compare(number, divisor) >= 0) {
      subtract(number, divisor);
      result |= 1;
    }
  }
  return result | (number->count ? 1 : 0);
}

/// The double nearest to `fraction / 2^64 * 2^exponent`; ties go to the even one.
static double rounded(uint64_t fraction, int32_t exponent) {
  if (exponent > 1024) return __builtin_inf();
  int32_t kept = exponent < -1021 ? 53 + 1021 + exponent : 53;
  if (kept < 0) return 0;
  uint64_t mantissa = kept ? fraction >> (64 - kept) : 0;
  uint64_t rest = fraction << kept, half = (uint64_t)1 << 63;
  if (rest > half || (rest == half && (mantissa & 1))) mantissa++;
  // The leading bit of a normal number adds 1 to its exponent.
  if (kept == 53) mantissa += (uint64_t)(exponent + 1021) << 52;
  double result;
  __builtin_memcpy(&result, &mantissa, 8);
  return result;
}

#define DIGITS 800

/// Reads a decimal number as JSON has it, correctly rounded, and returns the place after it; NULL for other text.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  Natural number = {0}, divisor = {0};
  int32_t scale = 0, digits = 0, seen = 0;
  int isNegative = *text == '-', isFraction = 0, isInexact = 0;
  if (*text == '-' || *text == '+') text++;
  for (;; text++) {
    if (*text == '.' && !isFraction) {
      isFraction = 1;
      continue;
    }
    if (*text < '0' || *text > '9') break;
    seen = 1;
    if (isFraction && scale > -1000000000) scale--;
    if (!digits && *text == '0') continue;
    if (digits < DIGITS) {
      multiply_add(&number, 10, (uint32_t)(*text - '0'));
      digits++;
    } else {
      if (*text != '0') isInexact = 1;
      if (scale < 1000000000) scale++;
    }
  }
  if (!seen) return NULL;
  if (*text == 'e' || *text == 'E') {
    const char *place = text + 1;
    int isSmall = *place == '-';
    if (*place == '-' || *place == '+') place++;
    if (*place < '0' || *place > '9') return NULL;
    int32_t exponent = 0;
    for (; *place >= '0' && *place <= '9'; place++) {
      if (exponent < 1000000) exponent = exponent * 10 + (*place - '0');
    }
    scale += isSmall ? -exponent : exponent;
    text = place;
  }
  double result = 0;
  if (digits && digits + scale > 310) {
    result = __builtin_inf();
  } else if (digits && digits + scale > -330) {
    if (isInexact) {
      multiply_add(&number, 10, 1);
      scale--;
    }
    multiply_add(&divisor, 0, 1);
    for (; scale > 0; scale--) multiply_add(&number, 10, 0);
    for (; scale < 0; scale++) multiply_add(&divisor, 10, 0);
    int32_t exponent;
    uint64_t fraction = quotient(&number, &divisor, &exponent);
    result = rounded(fraction, exponent);
  }
  *value = isNegative ? -result : result;
  return text;
}

/// The IEEE remainder: `number` minus the multiple of `divisor` nearest to it.
double remainder(double number, double divisor) {
  double rest = __builtin_fabs(number), step = __builtin_fabs(divisor);
  if (!(step > 0) || !(rest < __builtin_inf())) return __builtin_nan("");
  int isOdd = 0;
  while (rest >= step) {
    double part = step;
    while (part <= rest / 2) part *= 2;
    if (part == step) isOdd ^= 1;
    rest -= part;
  }
  if (rest > step / 2 || (rest == step / 2 && isOdd)) rest -= step;
  return number < 0 ? -rest : rest;
}
